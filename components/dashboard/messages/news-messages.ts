/** What the frame tells of requests, whichever screen stands there, in English. */

export const newsMessages = {
  newRequest: 'Somebody asks for a human.',
  noticeTitle: 'Somebody asks for a human',
  noticeBody: 'Open the inbox of the dashboard to read it.',
} as const;
