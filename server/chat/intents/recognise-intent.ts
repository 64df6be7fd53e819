/** Tells what a visitor wants who does not ask about the pages. */
import { SMALL_TALK_KINDS, type SmallTalkKind } from '../../languages/definition/intents.js';
import { isCodeSnippet } from './code-snippet.js';
import { emojiKind } from './emoji.js';
import { isGibberish } from './gibberish.js';
import { plainClauses, plainMessage } from './plain-text.js';
import type { Meaning } from './phrase-book.js';
import { allIntents, type SpokenIntents } from './spoken-intents.js';

/** What is longer is told by its clauses alone. */
const MAX_WHOLE = 400;
const MAX_CLAUSE = 300;
/** So many of the first clauses, and of the last: what a visitor wants stands at an end of a long story. */
const MAX_CLAUSES = 30;

/** `human`: wants a person. `misuse`: wants what the chat is not for. `gibberish`: says nothing. */
export interface Intent {
  kind: SmallTalkKind | 'human' | 'misuse' | 'gibberish';
  /** The language to reply in; undefined where the message does not tell. */
  language?: string;
}

/**
 * @param spokenBefore languages of the conversation, the likeliest first: of those that a message may be in, the first
 *   counts
 * @returns undefined where the message is to be answered from the pages
 */
export function recogniseIntent(text: string, spokenBefore: readonly string[] = []): Intent | undefined {
  if (isCodeSnippet(text)) return { kind: 'misuse' };
  const rank = (code: string): number =>
    spokenBefore.includes(code) ? spokenBefore.indexOf(code) : Infinity;
  const languages = allIntents()
    .filter(({ letters }) => letters.test(text))
    .sort((a, b) => Math.sign(rank(a.code) - rank(b.code)) || 0);
  const message = plainMessage(text);
  if (message === '') return intentOfSigns(text);
  if (message.length <= MAX_WHOLE) {
    for (const language of languages) {
      const kind = wholeIntent(language, message);
      if (kind) return { kind, language: language.code };
    }
  }
  const all = plainClauses(text).filter(({ length }) => length <= MAX_CLAUSE);
  const clauses =
    all.length > 2 * MAX_CLAUSES ? [...all.slice(0, MAX_CLAUSES), ...all.slice(-MAX_CLAUSES)] : all;
  const told = (is: (language: SpokenIntents, clause: string) => boolean): SpokenIntents | undefined =>
    languages.find((language) => clauses.some((clause) => is(language, clause)));
  const human = told(asksForHuman);
  if (human) return { kind: 'human', language: human.code };
  const misuse = told((language, clause) => language.misuse.isMisuse(clause));
  if (misuse) return { kind: 'misuse', language: misuse.code };
  return isGibberish(text) ? { kind: 'gibberish' } : undefined;
}

function intentOfSigns(text: string): Intent | undefined {
  const kind = emojiKind(text);
  return kind && { kind };
}

function wholeIntent({ talk, human }: SpokenIntents, message: string): Intent['kind'] | undefined {
  const meanings = [...talk.meanings(message, 0, human.cover)];
  const smallTalk = SMALL_TALK_KINDS.find((kind) => meanings.some((meaning) => isSmallTalk(meaning, kind)));
  if (smallTalk) return smallTalk;
  if (meanings.some(human.isWholeRequest)) return 'human';
  const isComplaint = (meaning: Meaning): boolean => {
    const allowed = talk.bitsOf(...SMALL_TALK_KINDS, 'filler', 'around');
    return (meaning & talk.bitsOf('complaint')) !== 0 && (meaning & ~allowed) === 0;
  };
  return meanings.some(isComplaint) ? 'complaint' : undefined;

  function isSmallTalk(meaning: Meaning, kind: SmallTalkKind): boolean {
    const allowed = talk.bitsOf(...SMALL_TALK_KINDS, 'filler');
    return (meaning & talk.bitsOf(kind)) !== 0 && (meaning & ~allowed) === 0;
  }
}

/** Whether a clause asks for a human, or ends in such a request. */
function asksForHuman({ talk, human }: SpokenIntents, clause: string): boolean {
  const starts = [0, ...talk.endsOf(clause, 'before')];
  return starts.some((start) => [...talk.meanings(clause, start, human.cover)].some(human.isRequest));
}
