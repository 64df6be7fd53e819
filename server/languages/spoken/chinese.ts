/** Chinese. */
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { CHINESE_CONTACT } from './contact/chinese.js';
import { chineseIntents } from '../intents/chinese.js';
import { chineseNotices } from '../notices/chinese.js';

export const chinese: SpokenLanguage = {
  isSpoken: true,
  code: 'zh',
  name: 'Chinese',
  nativeName: '中文',
  otherCodes: [],
  scripts: ['Han'],
  tellingShare: 0.25,
  mayLookLike: [],
  stem: absent('Words have one form; text is compared by pairs of characters.'),
  stopWords: `
    的 了 吗 呢 吧 和 与 或 在 是 有 我 你 您 他 她 它 也 都 就 还 被 把 对 从 向 到 请 怎么 怎样 怎麼 如何 什么 甚么 什麼 为什 么样 为何 哪里 哪儿 哪些 哪个 何时 何处 多少
    几个 是否 能否 可否 可以 能够 我们 你们 您们 他们 她们 它们 我的 你的 您的 他的 这个 那个 这些 那些 这里 那里 一个 一些 因为 所以 但是 如果 而且 并且 以及 或者 还是 就是 不是 没有
    的是 是什 谁是 请问 谢谢 你好 您好 想要 需要 应该 必须`,
  alwaysSaysPronouns: false,
  lightWords: `
    一下 一种 这样 那样 时候 时间 情况 问题 东西 地方 方法 办法 方式 帮助 帮忙 进行 使用 现在 今天 明天 昨天 已经 一直 一般 通常 总是 经常 有时 比较 非常 很多 许多 更多 最近 最新 最好
    第一 第二 之后 之前 以后 以前 然后 开始 结束 继续 发生 出现 显示 看到 找到 知道 告诉 明白 理解 希望 得到 收到 给我 给你 有没 没法 无法 不到 不了 了解 关于 相关 有关 具体 其他 其它
    另外 所有 全部 每个 每天 每次 一次 两次 哪种 何种 不同 相同 同样 一样 类似 简单 容易 方便 快速 立即 尽快 直接 重要 特别 正常 正确 错了 好的 不好 可能 也许 大家 有人 任何 的话 会不
    会有 也有 还有 只有 只能 不会 不要 不用 才能 要求 多久 多长 多大 几天 几次 到底`,
  synonyms: `
价格 费用 价钱 收费 多少钱 资费
付款 支付 付费 缴费
发票 账单 收据
购买 下单 订购 买
取消 退订 解约 终止
订阅 套餐 会员 方案
退款 退钱 返款
退货 换货 退换
配送 送货 发货 快递 运输 运送
包裹 快递 快件
运费 邮费
损坏 坏了 破损 故障
维修 修理
保修 质保
折扣 优惠 打折 促销
商店 店铺 门店
预约 预订 预定
修改 更改 变更 编辑 更换
删除 移除 清除 注销
创建 新建 添加 建立
登录 登入 登陆
退出 登出 注销
注册 开户
密码 口令
忘记 忘了 遗失 丢失 重置 找回
恢复 还原
账号 帐号 账户 帐户
用户 成员 会员
员工 同事
权限 角色 访问
手机 电话 移动
电话 致电 拨打 热线
电脑 计算机 笔记本
软件 程序 应用
网站 网页 页面 站点
错误 问题 故障 报错
安装 部署
设置 设定 选项 配置
启用 开启 激活 打开
禁用 停用 关闭
搜索 查找 查询 寻找
分享 共享 发布
下载 导出
上传 导入
上限 限制 限额
通知 提醒
语言 翻译
客服 支持 帮助
联系 联络
邮箱 邮件 电邮
文件 文档
目录 文件夹
图片 照片 图像
汽车 车辆
停车 泊车 车位
地址 位置
房间 住宿 客房
儿童 小孩 孩子
到期 过期 有效期
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
    words: /[不没沒无無未勿莫别別]|[并並而]非/u,
    exceptions:
      /(?<half>[\p{Script=Han}])不\k<half>|有[没沒]有|不[仅僅但只光過过同少久断斷管论論错錯]|不得不|[无無][论論线線忧憂]|差不多|[对對]不起|未[来來]|[特个個区區分类類级級性][别別]|[别別][的人]/gu,
  },
  clauseEnds: '，|但是?|而是|如果|因为|因為|虽然|雖然|除非|不过|不過|却|卻|只是',
  yesOrNo: '是的|不',
  numberWords: absent('None was collected.'),
  lengthsOfTime: absent('None was collected.'),
  timeRanges: absent('None was collected.'),
  asksAmount: '多少|多久|多长|几[天个点次]|什么时候|何时',
  namesAmount: '[一二三四五六七八九十两]',
  ages: absent('The words for how old somebody is were not collected.'),
  asks: {
    price: '多少钱|多少錢|价格|價格|价钱|價錢|费用|費用|收费|收費|怎么卖|票价|几块|几元',
    time: '什么时候|何时|几点|幾點|什么时间|哪天|哪几天|星期几|周几|营业时间|開放時間|开放时间',
    duration: '多久|多长时间|多長時間|几(?:分钟|小时|天|周|个月|年|晚)|需要多长',
    definition: '什么是|是什么|什麼是|是什麼|什么意思|的意思|的定义|指的是什么',
    person: '谁是|是谁|誰是|是誰|叫什么名字',
    least: '最便宜|最低',
    most: '最贵|最貴|最高',
    small: '小的|小号|小杯|最小',
    large: '大的|大号|大杯|最大',
  },
  defines: '是|指|是指|意思是',
  freeOfCharge: '免费|免費|包含|无需付费',
  calendar: {
    through: '至|到|~|～',
    weekend: '周末|週末',
    weekdays: '工作日|平日',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: CHINESE_CONTACT,

  followUp: {
    goesOn: '那|那么|还有|而|它|其',
    openings: '那|还有|另外|但是|如果是',
    pointers: '它|这个|那个|这样|该|一样',
    closed: absent('Its end tells it.'),
    other: '另一|另外|其他',
  },
  anaphora:
    '这|那|它|此|该|其|因此|所以|但是|不过|然后|同时|另外|此外|否则|这些|那些|这样|那样|它们|他|她|他们|她们|我们还|我们也|您还|您也|你还|你也|并且|而且|除此之外|除此以外|在这种情况下|这种情况|在此情况下|两种情况|如此|例如|比如|尽管如此|不仅如此|最后|接着|接下来|之后|随后|结果|为此|因而|于是|如果是这样|如果不是|后者|前者|两者|这里|那里|同样|也|还|还有|其中|而|或者|以及|对此|由此',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: chineseIntents,
  notices: chineseNotices,
  fixedSentences: {
    refusal: '抱歉，我在本网站上没有找到答案。您可以换个说法再问一次，或联系人工客服。',
    refusalWithPages:
      '抱歉，我在本网站上没有找到明确的答案。以下页面或许有帮助；您也可以换个说法再问一次，或联系人工客服。',
    mayHelp: '不确定这是不是您要找的内容，希望对您有帮助：',
    saidBefore: '如上文所述：',
    otherLanguage: '页面的语言是{language}，请试着用这种语言提问。',
    nothingAsked: '抱歉，我没有明白您的意思。请简短地提一个与本网站有关的问题。',
  },
};
