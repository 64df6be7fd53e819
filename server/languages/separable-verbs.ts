/** Verbs of German and Dutch that part in a sentence: `absagen`, and "sagen Sie den Termin ab". */

const PREFIXES: Readonly<Record<string, string>> = {
  de: 'zurück|weiter|wieder|zusammen|frei|fest|nach|weg|hin|her|los|mit|vor|auf|aus|ein|an|ab|zu|um',
  nl: 'terug|verder|samen|vast|weg|mee|voor|open|door|uit|aan|toe|op|om|na|af|in',
};

const patterns = new Map(
  // A participle, `angekommen`, has `ge` between the two.
  Object.entries(PREFIXES).map(([language, prefixes]) => [
    language,
    new RegExp(`^(?:${prefixes})(?:ge)?(\\p{L}{4,})$`, 'u'),
  ]),
);

/** The verb without the part that may stand elsewhere; undefined for a word that does not part. */
export function withoutSeparablePrefix(word: string, language: string): string | undefined {
  return patterns.get(language)?.exec(word)?.[1];
}
