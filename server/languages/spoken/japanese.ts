/** Japanese. */
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { JAPANESE_CONTACT } from './contact/japanese.js';
import { japaneseIntents } from '../intents/japanese.js';
import { japaneseNotices } from '../notices/japanese.js';

export const japanese: SpokenLanguage = {
  isSpoken: true,
  code: 'ja',
  name: 'Japanese',
  nativeName: '日本語',
  otherCodes: [],
  scripts: ['Hiragana', 'Katakana'],
  tellingShare: 0.1,
  mayLookLike: ['zh'],
  stem: absent('Text is compared by pairs of characters.'),
  stopWords: `
    です ます でし まし した して いる ある する され れる られ でき きま すか ませ せん ない なり たい ので から まで より など では には とは への での これ それ あれ どれ この その
    あの どの ここ そこ どこ どう うや やっ って 何で 何が 何を いつ なぜ だれ 誰が 誰の どん んな いく くら つか たち こと もの ため よう とき ください 下さ さい くだ ただ だけ また
    私は 私の は が を に へ と で も の か や ね よ`,
  alwaysSaysPronouns: false,
  lightWords: `
    方法 場合 今日 明日 昨日 今は 時間 問題 質問 使用 利用 必要 可能 大丈 丈夫 教え えて 知り りた 場所 理由 全て 最近 一番 一度 一つ 何か 毎日 毎月 今回 後で 時に 時は 自分 普通 通常
    基本 簡単 特に 少し 新し しい 良い 同じ 違う 違い 他の 以上 以下 以外 出来 出来る 使い 使う 使え える 思い 思う います ありま りま なりま 欲し ほし 困っ 助け けて 手伝 お願 願い いし
    しま 行う 行っ 見る 見え 見た`,
  synonyms: `
料金 価格 値段 費用 代金
無料 フリー タダ
支払い 支払 決済
請求書 領収書 インボイス 明細
購入 注文 買う
解約 キャンセル 取り消し 退会 取消
サブスクリプション プラン 定期購入
返金 払い戻し 払戻し
返品 交換
配送 発送 配達 出荷
送料 配送料
荷物 小包
故障 破損 不良 壊れた
修理 修繕
保証 保障
割引 クーポン セール キャンペーン
店舗 お店 ショップ
営業時間 開店時間
休業 定休日
変更 編集 修正 更新
削除 消去 消す
作成 追加 新規
ログイン サインイン
ログアウト サインアウト
登録 サインアップ
パスワード 暗証番号
紛失 忘れ 再設定 リセット 初期化
復元 復旧
アカウント プロフィール
ユーザー 利用者 会員
社員 従業員 スタッフ
招待 インバイト
権限 役割 アクセス
携帯 スマホ スマートフォン
パソコン コンピューター
アプリ ソフト プログラム
サイト ホームページ ページ
エラー 不具合 問題 トラブル
インストール 導入
設定 オプション 構成
有効 オンにする
無効 オフにする
検索 探す
共有 公開
ダウンロード エクスポート 書き出し
アップロード インポート 取り込み
上限 制限
通知 お知らせ
言語 翻訳
サポート 支援 ヘルプ
問い合わせ 連絡
メール 電子メール
ファイル 文書
フォルダ ディレクトリ
写真 画像 イメージ
自動車 車
駐車場 駐車
住所 所在地
部屋 客室
子供 子ども お子様
有効期限 期限
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: true,
  capitalisesNouns: false,
  abbreviations: absent('None was collected.'),
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words:
      /ない|なかった|なく(?:て|、|，|。|$)|ません|(?<=[かがさたなまらわえけげせてねべめれ])ず(?:に|、|，|。|$)|不可|禁止|なし/u,
    exceptions:
      /(?<!\p{Script=Han})まず|[少危]な[いくか]|もったいない|[かもに](?:しれ|知れ|違い|ちがい)(?:は)?(?:ない|ません|ありません)|(?:だけで(?:は)?|のみで(?:は)?)なく|のみならず|な(?:ければ|くては|いと)(?:なりません|ならない|いけません|いけない)|ざるを得(?:ない|ません)/gu,
  },
  clauseEnds: 'が、|けれど|しかし|ただし|ので|場合',
  yesOrNo: 'はい|いいえ',
  numberWords: absent('None was collected.'),
  lengthsOfTime: absent('None was collected.'),
  timeRanges: absent('None was collected.'),
  asksAmount: 'いくら|いくつ|いつ|何[日時回個人分]|どのくらい|どれくらい',
  namesAmount: absent('None was collected.'),
  ages: absent('The words for how old somebody is were not collected.'),
  asks: {
    price: 'いくら|値段|料金|価格|費用|何円|おいくら',
    time: 'いつ|何時|何曜日|何日|営業時間|開店時間|閉店時間',
    duration: 'どのくらいの時間|どれくらいの時間|何分|何時間|何日間|何週間|何か月|何ヶ月|何年間|何泊',
    definition: 'とは|って何|は何ですか|とは何|の意味|という意味',
    person: '誰|だれ|どなた|名前は何',
    least: '一番安い|最も安い|最安|最安値',
    most: '一番高い|最も高い|最高額',
    small: '小さい|小さな|小サイズ',
    large: '大きい|大きな|大サイズ',
  },
  defines: 'とは|です|である|を指します|のことです',
  freeOfCharge: '無料|無償|込み',
  calendar: {
    through: 'から|〜|～|-|より',
    weekend: '週末|土日',
    weekdays: '平日',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: JAPANESE_CONTACT,

  followUp: {
    goesOn: 'では|じゃあ|それでは|それで|あと|また|それ',
    openings: 'では|じゃあ|それで|また|あと|ちなみに',
    pointers: 'それ|これ|その|この|そこ|同じ',
    closed: absent('Its end tells it.'),
    other: 'もう一つ|もうひとつ|もう一方|別の|ほかの|他の',
  },
  anaphora:
    'これ|それ|その|この|ここ|そこ|しかし|また|ただし|そのため|なお|さらに|それら|あれ|あの|こちら|そちら|そこで|その場合|この場合|そうすると|これにより|それにより|このように|そのように|例えば|たとえば|それでも|最後に|次に|それから|その後|したがって|従って|よって|このため|でなければ|そうでない場合|もしそうなら|同様に|同じく|加えて|他にも|ほかにも|また、|彼|彼女|彼ら|両方|どちらも|後者|前者|さらには|そして|または|ですから|ですが|だから|でも|けれども|一方',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: japaneseIntents,
  notices: japaneseNotices,
  fixedSentences: {
    refusal:
      '申し訳ありません。このサイトの中に回答が見つかりませんでした。別の言葉でお試しいただくか、担当者にお問い合わせください。',
    refusalWithPages:
      'このサイトの中に明確な回答が見つかりませんでした。次のページが参考になるかもしれません。別の言葉でお試しいただくか、担当者にお問い合わせいただくこともできます。',
    mayHelp: 'お探しの内容と違うかもしれませんが、ご参考になれば幸いです：',
    saidBefore: '先ほどお伝えしたとおりです：',
    otherLanguage: 'ページの言語は{language}です。その言語で質問してみてください。',
    nothingAsked: 'ご質問の内容を理解できませんでした。このサイトについて、短い文でご質問ください。',
  },
};
