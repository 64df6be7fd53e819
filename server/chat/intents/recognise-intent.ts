/** Tells what a visitor wants who does not ask about the pages. */
import { SMALL_TALK_KINDS, type SmallTalkKind } from '../../languages/definition/intents.js';
import { isCodeSnippet } from './code-snippet.js';
import { emojiKind } from './emoji.js';
import { plainClauses, plainMessage } from './plain-text.js';
import type { Meaning } from './phrase-book.js';
import { allIntents, type SpokenIntents } from './spoken-intents.js';

/** From so many function words of a language on, others that have less than half of them are out. */
const TELLING_HITS = 2;
/** What is longer is told by its clauses alone. */
const MAX_WHOLE = 400;
const MAX_CLAUSE = 300;
/** So many of the first clauses, and of the last: what a visitor wants stands at an end of a long story. */
const MAX_CLAUSES = 30;

/** `human`: wants a person. `misuse`: wants what the chat is not for. */
export interface Intent {
  kind: SmallTalkKind | 'human' | 'misuse';
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
  const message = plainMessage(text);
  if (message === '') return intentOfSigns(text);
  const languages = likelyLanguages(text, message, spokenBefore);
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
  return misuse && { kind: 'misuse', language: misuse.code };
}

/** The languages that a message may be in, those of the conversation first. */
function likelyLanguages(text: string, message: string, spokenBefore: readonly string[]): SpokenIntents[] {
  const words = message.split(' ');
  const counted = allIntents()
    .filter(({ letters }) => letters.test(text))
    .map((language) => ({
      language,
      hits: words.filter((word) => language.functionWords.has(word)).length,
    }));
  const most = Math.max(...counted.map(({ hits }) => hits));
  const rank = ({ code }: SpokenIntents): number =>
    spokenBefore.includes(code) ? spokenBefore.indexOf(code) : spokenBefore.length;
  return counted
    .filter(({ hits }) => most < TELLING_HITS || hits >= most / 2)
    .map(({ language }) => language)
    .sort((a, b) => rank(a) - rank(b));
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
