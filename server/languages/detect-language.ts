/** Tells the language of a text by its script and its function words. */
import { unlessAbsent } from './definition/absent.js';
import type { ScriptName } from './definition/language.js';
import { countFunctionWords } from './function-words.js';
import { DEFAULT_LANGUAGE, LANGUAGES } from './language-table.js';

/** Characters that a language is told by: more change nothing. */
const SAMPLE_LENGTH = 3000;
/** Share of letters of a script from which on a text is in one of the languages that share the script. */
const IN_SCRIPT = 0.5;

/** Letters of other scripts. */
const othersThan = (scripts: readonly ScriptName[]): RegExp =>
  new RegExp(`[^${scripts.map((script) => `\\p{Script=${script}}`).join('')}]+`, 'gu');

/** Languages that their script tells, with the share of letters that it takes. */
const TOLD_BY_SCRIPT = LANGUAGES.flatMap(({ code, scripts, tellingShare }) => {
  const enough = unlessAbsent(tellingShare);
  return enough === undefined ? [] : [{ code, others: othersThan(scripts), enough }];
});
/** Scripts of several languages, which their function words tell apart. */
const TOLD_BY_WORDS = sharedScripts().map((script) => ({
  others: othersThan([script]),
  codes: LANGUAGES.filter(({ scripts }) => scripts.includes(script)).map(({ code }) => code),
}));

function sharedScripts(): ScriptName[] {
  const shared = LANGUAGES.filter(({ tellingShare }) => unlessAbsent(tellingShare) === undefined);
  return [...new Set(shared.flatMap(({ scripts }) => scripts))];
}

function mostCommon(words: readonly string[], codes: readonly string[]): string | undefined {
  const counts = countFunctionWords(words);
  let best: string | undefined;
  let most = 0;
  for (const code of codes) {
    const hits = counts.get(code) ?? 0;
    if (hits > most) [best, most] = [code, hits];
  }
  return best;
}

/**
 * The language of a text, as a primary subtag such as `de`. Text in Latin letters without any function word counts as
 * English.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH).toLowerCase();
  const letters = sample.replaceAll(/\P{L}+/gu, '');
  const shareWithout = (others: RegExp): number =>
    letters.replaceAll(others, '').length / Math.max(1, letters.length);
  const told = TOLD_BY_SCRIPT.find(({ others, enough }) => shareWithout(others) > enough);
  if (told) return told.code;
  const words = sample.match(/[\p{L}\p{M}]+/gu) ?? [];
  const script = TOLD_BY_WORDS.find(({ others }) => shareWithout(others) > IN_SCRIPT);
  return (script && (mostCommon(words, script.codes) ?? script.codes[0])) ?? DEFAULT_LANGUAGE.code;
}
