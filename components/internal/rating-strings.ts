/** The words of the rating; a module of their own so that they come with it. */

export interface RatingStrings {
  readonly helpful: string;
  readonly notHelpful: string;
  readonly feedbackThanks: string;
  /** Asked after "Not helpful"; an answer is optional. */
  readonly feedbackReason: string;
  readonly send: string;
}

export const RATING_ENGLISH: RatingStrings = {
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  feedbackThanks: 'Thank you for your feedback.',
  feedbackReason: 'What was wrong? (optional)',
  send: 'Send',
};
