/** Messages that ask for nothing, and what is said to them. */

/** When a message does several of these things, the first is answered. */
export const SMALL_TALK_KINDS = [
  'machine',
  'wellbeing',
  'help',
  'goodbye',
  'thanks',
  'greeting',
  'assent',
] as const;

/** What a phrase does. */
export type SmallTalkKind = (typeof SMALL_TALK_KINDS)[number];

export interface SmallTalk {
  /**
   * Whole phrases, divided by `|`, in lower case and without punctuation. A `filler` only comes with others: `there` of
   * `hi there`. When a phrase belongs to several languages, the first of the table answers.
   */
  phrases: Readonly<Record<SmallTalkKind | 'filler', string>>;
  replies: Readonly<Record<SmallTalkKind, string>>;
}
