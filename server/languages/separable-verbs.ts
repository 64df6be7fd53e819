/** Verbs that part in a sentence: `absagen`, and "sagen Sie den Termin ab". */
import { unlessAbsent } from './definition/absent.js';
import { SPOKEN_LANGUAGES } from './language-table.js';

const patterns = new Map(
  SPOKEN_LANGUAGES.flatMap(({ code, separablePrefixes }) => {
    const prefixes = unlessAbsent(separablePrefixes);
    // A participle, `angekommen`, has `ge` between the two.
    return prefixes === undefined ? [] : [[code, new RegExp(`^(?:${prefixes})(?:ge)?(\\p{L}{4,})$`, 'u')]];
  }),
);

/** The verb without the part that may stand elsewhere; undefined for a word that does not part. */
export function withoutSeparablePrefix(word: string, language: string): string | undefined {
  return patterns.get(language)?.exec(word)?.[1];
}
