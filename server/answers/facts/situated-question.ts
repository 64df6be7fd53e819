/** Reads a question for a number or a mailbox beside what it is needed for: "nobody is here to let us in, which number?". */
import { foldForPatterns } from '../../languages/contact-patterns.js';
import { askingWordsOf } from '../../languages/function-words.js';
import { WAYS } from './choose-facts.js';
import { readFactQuestion, type FactQuestion } from './fact-question.js';

/** Between two clauses. */
const BREAK = /[.!?,;:…。！？、，：؟،।]+(?=\s|$)|\s[–—-]\s|\n+/u;

/** The question of the last clause that asks for a way to reach the business, of what the other clauses say. */
export function readSituated(text: string, language: string): FactQuestion | undefined {
  const clauses = text
    .split(BREAK)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  if (clauses.length < 2) return undefined;
  const read = clauses.map((clause) => readFactQuestion(clause, language, true));
  const last = read.findLastIndex((question) => question && asksForWay(question));
  const asking = read[last];
  if (!asking) return undefined;
  const { functionWords } = askingWordsOf(language);
  const said = clauses.filter((_, i) => i !== last).join(' ');
  const words = foldForPatterns(said).match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? [];
  const subject = [...words.filter((word) => !functionWords.has(word)), ...asking.subject];
  return { ...asking, subject, words: [...words, ...asking.words], isPlain: true };
}

/** Whether a clause asks for a way to reach the business. */
const asksForWay = ({ topics, subject, isPlain, opensWithName }: FactQuestion): boolean =>
  (subject.length === 0 || isPlain || opensWithName) && topics.every((topic) => WAYS.includes(topic));
