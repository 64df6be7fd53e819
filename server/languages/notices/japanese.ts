/** Japanese: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const japaneseNotices: NoticeWords = {
  request: '{visitor} 様からのお問い合わせ',
  replyHint: 'このメールに返信すると {visitor} 様に届きます。',
  name: 'お名前',
  email: 'メールアドレス',
  phone: '電話番号',
  page: 'ページ',
  conversation: '会話',
  visitor: '訪問者',
  visitorId: '訪問者ID',
  verified: '確認済み',
  notVerified: '未確認',
  assistant: 'アシスタント',
  notAnswered: '回答が見つかりませんでした',
  sources: '出典',
  ratedHelpful: '回答が「役に立った」と評価されました',
  ratedNotHelpful: '回答が「役に立たなかった」と評価されました',
  digest: '十分に回答できなかった質問：{count} 件',
  digestIntro:
    '{time} 以降に次の質問がありましたが、ページの内容では十分に回答できませんでした。多い順に並べています。',
  digestHint: 'ページに一文を加えるか、新しいページを用意すれば、以後はチャットがその質問に回答します。',
  nearestPages: '近い内容のページ',
  more: 'ここに表示していない質問：{count} 件',
  test: 'テストメッセージ',
  testText: '{widget} の通知はこのように届きます。',
  footer: '{widget} のサポートチャットから送信されました。',
};
