/** Greetings and thanks: short messages that need an answer but no page. */

const END = String.raw`[\s!.,?:)🙂😊👋🙏]*$`;
const whole = (pattern: string): RegExp => new RegExp(`^\\s*(?:${pattern})${END}`, 'iu');

const PATTERNS: [pattern: RegExp, reply: string][] = [
  [
    whole(
      String.raw`(?:hi+|hello+|hey+|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?:[ ,]+(?:there|you|all|everyone|team|again|bot))*`,
    ),
    'Hello! What would you like to know?',
  ],
  [
    whole(
      String.raw`(?:(?:ok(?:ay)?|great|perfect|cool|awesome|nice)[,.! ]*)*(?:thanks?(?: you)?|thank u|thx|ty|cheers|much appreciated)(?:[ ,]+(?:so much|very much|a lot|a bunch|again|for (?:your|the) help|that helped|that helps|bye|goodbye))*`,
    ),
    'You are welcome! Is there anything else you would like to know?',
  ],
  [
    whole('(?:ok(?:ay)?|great|perfect|cool|awesome|nice|got it|i see|understood|alright)'),
    'Glad to help. Ask me anything else at any time.',
  ],
  [
    whole(
      String.raw`(?:good ?)?bye(?:[ -]?bye)?|see (?:you|ya)(?: later| soon)?|ciao|have a (?:nice|good|great) (?:day|one|evening|weekend)`,
    ),
    'Goodbye! Come back whenever you have a question.',
  ],
  [
    whole(String.raw`how are you(?: doing)?(?: today)?|how(?:'s| is) it going|what'?s up`),
    'I am well, thank you. What would you like to know?',
  ],
  [
    whole(
      String.raw`(?:(?:hi|hello|hey)[ ,!]*)?(?:are|r) (?:you|u) (?:really |just |actually )?(?:a |an )?(?:real )?(?:ro)?(?:bot|human|person|ai|machine|computer|real|chatbot|automated)(?: or (?:a |an )?(?:real )?(?:ro)?(?:bot|human|person|ai|machine|computer))?|who are you|what are you|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real )?(?:ro)?(?:bot|human|person|ai|machine)`,
    ),
    'I am an automated assistant. I answer from the pages of this site and show where each answer comes from.',
  ],
];

/** The reply to a message that is nothing but small talk; undefined for every other message. */
export function smallTalk(text: string): string | undefined {
  return PATTERNS.find(([pattern]) => pattern.test(text))?.[1];
}
