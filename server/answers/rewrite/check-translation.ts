/**
 * Holds a sentence against passages in another language, whose words it cannot share. In place of them it brings what a
 * passage says of it, word for word; its numbers stand there, its names in the passage, it denies what is denied there
 * and nothing else, and it says not much more.
 */
import { calendarWords } from '../../languages/calendar.js';
import { clauseSpans, isNegated } from '../../languages/negation.js';
import { namesInLanguage } from '../../languages/platform-names.js';
import type { DropReason } from './drop-reason.js';
import { hasWord, namesIn } from './name-facts.js';
import { hasNumber, numberForms, numbersIn } from './number-facts.js';
import { analyzerOf } from '../../search/terms/analyzer.js';
import type { PassageFacts } from './passage-facts.js';
import { countWords, foldQuote } from './plain-form.js';
import { proseOf, type Piece } from './sentence-markup.js';

/** Fewer words could stand anywhere. */
const MIN_QUOTED_WORDS = 2;
/** Words of a sentence that one quoted word vouches for, and those that any sentence may have on top. */
const WORDS_FOR_ONE = 3;
const WORDS_ON_TOP = 4;

export interface Translation {
  pieces: readonly Piece[];
  /** What a reader sees. */
  text: string;
  /** What the model says that the passage says. */
  quote: string | undefined;
  /** The visitor's. */
  language: string;
}

export function checkTranslation(
  { pieces, text, quote, language }: Translation,
  cited: readonly PassageFacts[],
): DropReason | undefined {
  const quoted = foldQuote(quote ?? '');
  if (countWords(quoted) < MIN_QUOTED_WORDS) return 'no_quote';
  const source = cited.find(({ quotable }) => quotable.join(' ').includes(quoted));
  if (!source) return 'unknown_quote';
  if (countWords(text) > WORDS_FOR_ONE * countWords(quoted) + WORDS_ON_TOP) return 'little_overlap';
  if (!holdsNumbers(source, text, quoted, language)) return 'unknown_number';
  const names = namesIn(proseOf(pieces), analyzerOf(language));
  if (!names.every((name) => cited.some((passage) => holdsName(passage, name, language)))) {
    return 'unknown_name';
  }
  const denies = isNegated(text, language);
  const isDenied = isNegatedAround(source, quoted);
  const canTell = denies !== undefined && isDenied !== undefined;
  return canTell && denies !== isDenied ? 'contradiction' : undefined;
}

/** Whether the numbers of a sentence stand in what it quotes, or in the headings above. */
function holdsNumbers(source: PassageFacts, text: string, quoted: string, language: string): boolean {
  const known = numberForms(`${source.labels}\n${quoted}`, '');
  // Numbers in words cannot be held against words of another language, but against digits.
  const hasDigits = /\p{Nd}/u.test(quoted);
  return numbersIn(text, hasDigits ? language : '').every((number) => hasNumber(known, number));
}

/** Whether a name stands in a passage, or what the platform calls that day, month or country in its language. */
function holdsName({ lowerCase, terms, analyzer, lines }: PassageFacts, name: string, language: string) {
  if (hasWord(lowerCase, name)) return true;
  return namesInLanguage(name, language, analyzer.language).some(
    (other) =>
      hasWord(lowerCase, other) ||
      terms.has(analyzer.termOf(other)) ||
      lines.some((line) => calendarWords(line.text, analyzer.language).includes(other)),
  );
}

/** Whether the clauses that a quote is taken from deny something, also where the quote leaves the denial out. */
function isNegatedAround({ quotable, analyzer }: PassageFacts, quote: string): boolean | undefined {
  const start = quotable.join(' ').indexOf(quote);
  const end = start + quote.length;
  // The end of a line ends a clause too.
  const text = quotable.join('\n');
  const denials = clauseSpans(text, analyzer.language)
    .filter((clause) => clause.start < end && clause.end > start)
    .map((clause) => isNegated(text.slice(clause.start, clause.end), analyzer.language));
  return denials.includes(undefined) ? undefined : denials.includes(true);
}
