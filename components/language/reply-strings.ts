/** The words of a reply's sources and rating; a module of their own so that they come with these. */

export interface ReplyStrings {
  readonly sources: string;
  readonly showMore: string;
  readonly showLess: string;
  readonly helpful: string;
  readonly notHelpful: string;
  readonly feedbackThanks: string;
  /** Asked after "Not helpful"; an answer is optional. */
  readonly feedbackReason: string;
  readonly send: string;
}

export const REPLY_ENGLISH: ReplyStrings = {
  sources: 'Sources',
  showMore: 'Show more',
  showLess: 'Show less',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  feedbackThanks: 'Thank you for your feedback.',
  feedbackReason: 'What was wrong? (optional)',
  send: 'Send',
};
