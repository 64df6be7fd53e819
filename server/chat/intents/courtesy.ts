/** Cuts greetings and thanks off a question, so that its own words alone are searched. */
import { toldLanguage } from '../../answers/question/visitor-language.js';
import { functionWordsOf } from '../../languages/function-words.js';
import { plain } from './plain-text.js';
import { allIntents, type SpokenIntents } from './spoken-intents.js';

const CLAUSE = /[^.!?;:,…。！？；：，、؟،।\n]*(?:[.!?;:,…。！？；：，、؟،।\n]+|$)/u;
/** Words that a greeting has at most. */
const MAX_WORDS = 4;

/** A message without the greeting or thanks before its question; the message itself where there is nothing else. */
export function withoutCourtesy(message: string): string {
  let rest = message.trim();
  for (let cut: string | undefined = rest; cut !== undefined; cut = withoutClause(rest) ?? withoutWords(rest))
    rest = cut;
  // A greeting may be all that tells the visitor's language.
  return toldLanguage(rest) === undefined && toldLanguage(message) !== undefined ? message : rest;
}

const isCourtesy = ({ talk }: SpokenIntents, text: string): boolean => {
  const said = talk.bitsOf('greeting', 'thanks');
  const allowed = said | talk.bitsOf('filler', 'wellbeing');
  return [...talk.meanings(text)].some((meaning) => (meaning & said) !== 0 && (meaning & ~allowed) === 0);
};

/** Without a first clause that only greets or thanks. */
function withoutClause(text: string): string | undefined {
  const [clause = ''] = CLAUSE.exec(text) ?? [];
  const rest = text.slice(clause.length).trim();
  const said = plain(clause);
  if (clause === '' || said === '' || !/\p{L}/u.test(rest)) return undefined;
  return allIntents().some((language) => isCourtesy(language, said)) ? rest : undefined;
}

/** Without first words that only greet or thank, where a sentence begins behind them. */
function withoutWords(text: string): string | undefined {
  const words = text.split(/\s+/);
  for (let count = Math.min(MAX_WORDS, words.length - 2); count > 0; count--) {
    const said = plain(words.slice(0, count).join(' '));
    const next = (words[count] ?? '').toLowerCase();
    const language = allIntents().find((one) => functionWordsOf(one.code).has(next) && isCourtesy(one, said));
    if (language) return words.slice(count).join(' ');
  }
  return undefined;
}
