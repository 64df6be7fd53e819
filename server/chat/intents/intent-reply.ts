/** Replies that need no page: to small talk, to requests for a human, and to misuse. */
import type { EngineReply, Question } from '../../answers/answer-engine.js';
import { fixedSentences } from '../../languages/fixed-sentences.js';
import { findSpokenLanguage, DEFAULT_LANGUAGE } from '../../languages/language-table.js';
import { isGibberish } from './gibberish.js';
import { recogniseIntent, type Intent } from './recognise-intent.js';
import { withoutPreamble } from './without-preamble.js';

const SAID: Omit<EngineReply, 'answer'> = {
  citations: [],
  relatedArticles: [],
  confidenceScore: 1,
  wasRefused: false,
};
const REFUSED: Omit<EngineReply, 'answer'> = { ...SAID, confidenceScore: 0, wasRefused: true };

/**
 * The reply to a message that asks nothing of the pages; undefined for every other message.
 * @param spokenBefore languages of the conversation, the likeliest first
 */
export function intentReply(text: string, spokenBefore: readonly string[] = []): EngineReply | undefined {
  const intent = recogniseIntent(text, spokenBefore);
  return intent && replyTo(intent, spokenBefore);
}

/** From this confidence on, a site has such a word: what looks like nonsense is a name. */
const KNOWN_FROM = 0.5;

/**
 * The reply to whatever a visitor writes: a set one where the message asks nothing of the pages, and else that of the
 * engine to what is left without "hi", "thanks" and "another question".
 *
 * @param spokenBefore languages of the conversation, the likeliest first
 */
export async function replyToMessage(
  message: Question,
  askEngine: (question: Question) => Promise<EngineReply>,
  spokenBefore: readonly string[] = [],
): Promise<EngineReply> {
  const { text } = message;
  return (
    intentReply(text, spokenBefore) ??
    replyUnlessGibberish(text, await askEngine(withoutPreamble(message)), spokenBefore)
  );
}

/** The reply to a question, or where that is keys pressed at random and no page knows them, a refusal without pages. */
export function replyUnlessGibberish(
  text: string,
  reply: EngineReply,
  spokenBefore: readonly string[] = [],
): EngineReply {
  if ((!reply.wasRefused && reply.confidenceScore >= KNOWN_FROM) || !isGibberish(text)) return reply;
  return { ...REFUSED, answer: fixedSentences(spokenBefore).nothingAsked };
}

function replyTo({ kind, language }: Intent, spokenBefore: readonly string[]): EngineReply {
  const spoken = [...(language ? [language] : []), ...spokenBefore];
  const found = spoken.map(findSpokenLanguage).find((one) => one !== undefined);
  const { smallTalk, humanRequest, misuse } = (found ?? DEFAULT_LANGUAGE).intents;
  if (kind === 'human') return { ...SAID, answer: humanRequest.reply, suggestedAction: 'escalate' };
  if (kind === 'misuse') return { ...REFUSED, answer: misuse.reply };
  return { ...SAID, answer: smallTalk.replies[kind] };
}
