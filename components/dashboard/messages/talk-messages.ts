/** Words of the talk before a request for a human, in English. */
import { percent, plural } from './frame-messages.js';

export const talkMessages = {
  earlierTurns: (count: number) => plural(count, 'earlier question'),
  wholeConversation: 'Open the whole conversation',
  confidence: (score: number) => `Confidence ${percent(score)}`,
  notAnswered: 'No answer was recorded.',
} as const;
