/** What owners are told of what visitors leave, by mail or in a chat program. `{…}` stands for what is put in. */
export interface NoticeWords {
  /** Subject and heading; `{visitor}` is a name or an address. */
  request: string;
  /** How to answer a mail. */
  replyHint: string;
  name: string;
  email: string;
  phone: string;
  page: string;
  /** Above what was said. */
  conversation: string;
  visitor: string;
  /** The one under which the website knows a visitor. */
  visitorId: string;
  /** Of that ID, where the website vouches for it by a signature, and where it does not. */
  verified: string;
  notVerified: string;
  assistant: string;
  /** Of a reply that says that no page holds an answer. */
  notAnswered: string;
  sources: string;
  ratedHelpful: string;
  ratedNotHelpful: string;
  /** Subject and heading of a daily mail; `{count}` is a number of questions. */
  digest: string;
  /** `{time}` is a date with a time. */
  digestIntro: string;
  digestHint: string;
  /** Above the pages that an answer would fit in. */
  nearestPages: string;
  /** `{count}` is a number of questions that are left out. */
  more: string;
  test: string;
  /** `{widget}` is the name of the widget. */
  testText: string;
  footer: string;
}
