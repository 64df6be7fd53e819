/** Cuts off what leads up to a question, so that its own words alone are searched, and of the subject that they mean. */
import type { Question } from '../../answers/answer-engine.js';
import { toldLanguage } from '../../answers/question/visitor-language.js';
import { plain } from './plain-text.js';
import type { Divider, Preamble } from './preamble.js';
import { allIntents, type SpokenIntents } from './spoken-intents.js';

/** What divides clauses. In scripts without spaces, a space does; in Spanish, the mark that a question begins with. */
const CLAUSE_END =
  /[.!?;:,…。！？；：，、؟،।\n]+|\s[-–—]+(?=\s)|(?=[¿¡])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+/gu;
const QUESTION_MARK = /[?？؟]/u;
/** Where a preamble may end in scripts in which no function word begins a question. */
const WORD_END =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=\p{L})|(?<=\p{Script=Hangul})\s+/gu;
/** A word that others follow. */
const FIRST_WORD = /^[\p{L}\p{M}]+(?=[^\p{L}\p{M}]+\p{L})/u;

/** Preambles that are cut off one after the other: those of a language that follow each other are one. */
const MAX_PREAMBLES = 3;
/** What a preamble has at most: clauses, words without a mark behind them, characters, and those where nothing divides. */
const MAX_CLAUSES = 4;
const MAX_WORDS = 8;
const MAX_LENGTH = 100;
const MAX_UNDIVIDED = 32;

/** The first words of a message, where a preamble may end behind them. */
interface Beginning {
  length: number;
  divider: Divider;
}

interface Asked {
  text: string;
  opensSubject: boolean;
}

/**
 * A question as an engine is asked it: without the greeting, thanks or "another question" before it, and where that
 * announces a new subject, without what was said before. Of the turns before, it has those since the last new subject,
 * without their preambles too.
 */
export function withoutPreamble(question: Question): Question {
  const { text, history } = question;
  const asked = askedIn(text);
  if (asked.opensSubject) return { ...question, text: asked.text, history: [] };
  const before = history.map((turn) => ({ turn, ...askedIn(turn.question) }));
  const opener = before.findLastIndex(({ opensSubject }) => opensSubject);
  const turns = before.slice(Math.max(opener, 0)).map((one) => ({ ...one.turn, question: one.text }));
  return { ...question, text: asked.text, history: turns };
}

function askedIn(message: string): Asked {
  const whole = message.trim();
  let text = whole;
  let opensSubject = false;
  for (let count = 0; count < MAX_PREAMBLES; count++) {
    const cut = withoutFirst(text);
    if (!cut) break;
    text = cut.rest;
    opensSubject ||= cut.preamble === 'newSubject';
  }
  if (text === whole || isPreambleAlone(text)) return { text: whole, opensSubject: false };
  // A greeting may be all that tells the visitor's language; "question" would be searched for.
  const isTelling = !opensSubject && toldLanguage(text) === undefined && toldLanguage(whole) !== undefined;
  return { text: isTelling ? whole : text, opensSubject };
}

const isPreambleAlone = (text: string): boolean =>
  text.length <= MAX_LENGTH && intentsIn(text).some(({ preamble }) => preamble.isPreamble(plain(text)));

/** Of the languages that are written in letters of a text. */
const intentsIn = (text: string): SpokenIntents[] => allIntents().filter(({ letters }) => letters.test(text));

/** Without the first preamble of a text; undefined where it has none. */
function withoutFirst(text: string): { rest: string; preamble: Preamble } | undefined {
  const first = text.slice(0, MAX_LENGTH);
  const said = plain(first);
  const readers = intentsIn(first).flatMap(({ functionWords, preamble }) => {
    const read = preamble.readerOf(said);
    return read ? [{ functionWords, read }] : [];
  });
  if (readers.length === 0) return undefined;
  for (const { length, divider } of beginningsOf(first)) {
    const rest = text.slice(length).trimStart();
    if (!/\p{L}/u.test(rest)) continue;
    const next = plain(FIRST_WORD.exec(rest.slice(0, MAX_LENGTH))?.[0] ?? '');
    const saidLength = plain(first.slice(0, length)).length;
    const preambles = readers
      .filter(({ functionWords }) => divider !== 'functionWord' || functionWords.has(next))
      .map(({ read }) => read(saidLength, divider));
    const preamble =
      preambles.find((one) => one === 'newSubject') ?? preambles.find((one) => one !== undefined);
    if (preamble) return { rest, preamble };
  }
  return undefined;
}

/** Those that end with clauses first, and of each kind the longest; of those that nothing divides, the shortest. */
function beginningsOf(text: string): Beginning[] {
  const clauses = endsIn(text, CLAUSE_END).slice(0, MAX_CLAUSES).reverse();
  const words = endsIn(text, /\s+/g).slice(0, MAX_WORDS).reverse();
  const undivided = endsIn(text.slice(0, MAX_UNDIVIDED), WORD_END);
  return [
    ...clauses.map(({ length, mark }): Beginning => ({
      length,
      divider: QUESTION_MARK.test(mark) ? 'questionMark' : 'mark',
    })),
    ...words.map(({ length }): Beginning => ({ length, divider: 'functionWord' })),
    ...undivided.map(({ length }): Beginning => ({ length, divider: 'none' })),
  ];
}

const endsIn = (text: string, ends: RegExp): { length: number; mark: string }[] =>
  [...text.matchAll(ends)]
    .map(({ 0: mark, index }) => ({ length: index + mark.length, mark }))
    .filter(({ length }) => length > 0);
