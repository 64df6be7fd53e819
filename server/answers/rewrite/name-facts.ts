/** Words of a sentence that must not be invented: names, and what looks like code, a path or a setting. */
import { findSpokenLanguage } from '../../languages/language-table.js';
import type { Analyzer } from '../../search/terms/analyzer.js';
import { plainForm } from './plain-form.js';

const TOKEN = /--?\p{L}[\p{L}\p{N}-]*|[\p{L}\p{N}_$@#/~][\p{L}\p{N}\p{M}_.:/@$#'’&+-]*/gu;
const TRAILING = /(?<![.:/'’&+-])[.:/'’&+-]+$/u;
/** `10MB`, `3rd`, `24h`: the number counts, see `number-facts.ts`. */
const NUMBER_WITH_UNIT = /^\p{N}[\p{N}.,]*\p{L}{0,3}$/u;
const ABBREVIATION = /^(?:\p{L}\.)+\p{L}?$/u;
const CODE_LIKE =
  /^--|_|::|\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\p{N}|\p{N}\p{L}|[\p{L}\p{N}]\.[\p{L}\p{N}]|\p{L}:\p{L}|^[/~]\p{L}|\/.*\/|^[@#$]\p{L}/u;
/** A capital letter means nothing at the start, after the end of a sentence, a colon, a quote or a bracket. */
const STARTS_AFRESH = /(?:^|[.!?:;"“„«‘(–—•>])\s*$/u;

/** The names and code-like words of a text, in lower case. */
export function namesIn(text: string, analyzer: Analyzer): string[] {
  const plain = plainForm(text);
  const names: string[] = [];
  const hasCapitalNouns = findSpokenLanguage(analyzer.language)?.capitalisesNouns ?? false;
  for (const match of plain.matchAll(TOKEN)) {
    const token = match[0].replace(TRAILING, '').replace(/['’]\p{Ll}+$/u, '');
    if (NUMBER_WITH_UNIT.test(token) || ABBREVIATION.test(token)) continue;
    if (CODE_LIKE.test(token)) {
      names.push(token.toLowerCase());
      continue;
    }
    if (hasCapitalNouns) continue;
    const isFirst = STARTS_AFRESH.test(plain.slice(Math.max(0, match.index - 4), match.index));
    const words = token.split(/[-/'’.:&+@#$]+/u).slice(isFirst ? 1 : 0);
    for (const word of words) {
      if (/^\p{Lu}/u.test(word) && analyzer.termOf(word.toLowerCase()) !== '') names.push(word.toLowerCase());
    }
  }
  return names;
}

/** Whether a text in lower case holds a word, not merely as part of another. */
export function hasWord(lowerCaseText: string, word: string): boolean {
  for (let at = lowerCaseText.indexOf(word); at !== -1; at = lowerCaseText.indexOf(word, at + 1)) {
    const before = lowerCaseText.charAt(at - 1);
    const after = lowerCaseText.charAt(at + word.length);
    if (!/[\p{L}\p{N}_]/u.test(before) && !/[\p{L}\p{N}_]/u.test(after)) return true;
  }
  return false;
}
