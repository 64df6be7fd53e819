/** Writes the table of docs/languages.md: what the chat knows of each language. `npx tsx scripts/languages-table.ts` */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unlessAbsent, type Optional } from '../server/languages/definition/absent.js';
import { LANGUAGES, SPOKEN_LANGUAGES } from '../server/languages/language-table.js';
import { filesBelow, root } from './files.js';
import { formatPage } from './format-page.js';

const PAGE = join(root, 'docs/languages.md');
const COUNTS = /in \d+ languages and speaks \d+ /;
const TABLE = /(?:^\|.*\n)+/m;

/** The languages that the widget has messages in; English stands in the code. */
const withMessages = new Set([
  'en',
  ...filesBelow('components').flatMap((file) => /\/locales\/([a-z]{2})\.ts$/.exec(file)?.[1] ?? []),
]);

const yes = (isThere: boolean): string => (isThere ? 'yes' : 'no');
const given = (value: Optional<object | string | number> | undefined): string =>
  yes(value !== undefined && unlessAbsent(value) !== undefined);

/** The rows of the table, the first of them its head. */
function languageRows(): string[][] {
  const rows = LANGUAGES.map((language) => {
    const spoken = language.isSpoken ? language : undefined;
    return [
      language.name,
      language.code,
      yes(withMessages.has(language.code)),
      given(language.stem),
      given(language.stopWords),
      given(spoken?.synonyms),
      given(spoken?.negation),
      given(spoken?.intents),
      given(spoken?.fixedSentences),
    ];
  });
  rows.sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'));
  const head = [
    'Language',
    'Tag',
    'Widget',
    'Word forms',
    'Function words',
    'Synonyms',
    'Negation check',
    'Small talk',
    'Refusals',
  ];
  return [head, head.map(() => '---'), ...rows];
}

/** The page with its table and its counts made anew. */
export async function renderLanguagesPage(): Promise<string> {
  const table = languageRows()
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
  const page = readFileSync(PAGE, 'utf8')
    .replace(COUNTS, `in ${LANGUAGES.length} languages and speaks ${SPOKEN_LANGUAGES.length} `)
    .replace(TABLE, table);
  return formatPage(PAGE, page);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(PAGE, await renderLanguagesPage());
}
