/** What became of a question: one of few words, for counting. */
import type { ReplyRecord } from '../../model.js';

/** Below this confidence an answer counts as unsure. */
export const UNSURE_BELOW = 0.5;

/** `smallTalk` is a reply that neither refuses nor cites a page, such as to a greeting. */
export type Outcome = 'answered' | 'unsure' | 'refused' | 'smallTalk';

export function outcomeOf({
  wasRefused,
  citations,
  confidenceScore,
}: Pick<ReplyRecord, 'wasRefused' | 'citations' | 'confidenceScore'>): Outcome {
  if (wasRefused) return 'refused';
  if (citations.length === 0) return 'smallTalk';
  return confidenceScore < UNSURE_BELOW ? 'unsure' : 'answered';
}
