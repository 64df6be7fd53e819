/** Replies that need no page: to small talk, to requests for a human, and to misuse. */
import type { EngineReply } from '../../answers/answer-engine.js';
import { fixedSentences } from '../../languages/fixed-sentences.js';
import { findSpokenLanguage, DEFAULT_LANGUAGE } from '../../languages/language-table.js';
import { recogniseIntent, type Intent } from './recognise-intent.js';

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

function replyTo({ kind, language }: Intent, spokenBefore: readonly string[]): EngineReply {
  const spoken = [...(language ? [language] : []), ...spokenBefore];
  const found = spoken.map(findSpokenLanguage).find((one) => one !== undefined);
  const { smallTalk, humanRequest, misuse } = (found ?? DEFAULT_LANGUAGE).intents;
  if (kind === 'human') return { ...SAID, answer: humanRequest.reply, suggestedAction: 'escalate' };
  if (kind === 'misuse') return { ...REFUSED, answer: misuse.reply };
  if (kind === 'gibberish') return { ...REFUSED, answer: fixedSentences(spoken).nothingAsked };
  return { ...SAID, answer: smallTalk.replies[kind] };
}
