/** Chinese: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const chineseNotices: NoticeWords = {
  request: '来自 {visitor} 的请求',
  replyHint: '直接回复此邮件即可联系 {visitor}。',
  name: '姓名',
  email: '邮箱',
  phone: '电话',
  page: '页面',
  conversation: '对话',
  visitor: '访客',
  visitorId: '访客 ID',
  verified: '已验证',
  notVerified: '未验证',
  assistant: '助手',
  notAnswered: '未找到答案',
  sources: '来源',
  ratedHelpful: '有访客认为一条回答有帮助',
  ratedNotHelpful: '有访客认为一条回答没有帮助',
  digest: '没有得到满意回答的问题：{count}',
  digestIntro: '自 {time} 以来，访客提出了这些问题，而您的页面没有很好地解答。最常问的排在最前。',
  digestHint: '在某个页面补充一句话，或新增一个页面即可：此后聊天就能回答这类问题。',
  nearestPages: '最接近的页面',
  more: '此处未列出：{count}',
  test: '测试消息',
  testText: '{widget} 的通知会以这种方式送达。',
  footer: '由 {widget} 的客服聊天发送。',
};
