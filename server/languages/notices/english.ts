/** English: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const englishNotices: NoticeWords = {
  request: 'Request from {visitor}',
  replyHint: 'Reply to this email to write to {visitor}.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  page: 'Page',
  conversation: 'Conversation',
  visitor: 'Visitor',
  visitorId: 'Visitor ID',
  verified: 'verified',
  notVerified: 'not verified',
  assistant: 'Assistant',
  notAnswered: 'No answer found',
  sources: 'Sources',
  ratedHelpful: 'A visitor found a reply helpful',
  ratedNotHelpful: 'A visitor found a reply not helpful',
  digest: 'Questions without a good answer: {count}',
  digestIntro:
    'Visitors have asked these questions since {time}, and your pages did not answer them well. Those asked most come first.',
  digestHint:
    'One more sentence on a page, or a new page, is enough: the chat answers such a question from then on.',
  nearestPages: 'Nearest pages',
  more: 'Left out here: {count}',
  test: 'Test message',
  testText: 'This is how you are notified of {widget}.',
  footer: 'Sent by the support chat of {widget}.',
};
