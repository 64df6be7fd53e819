/**
 * The tables of all custom properties and parts on `docs/theming.md`, made from the elements' own words. Run by itself
 * it brings the page up to date; a test holds the page to it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, root } from './files.js';
import { formatPage } from './format-page.js';
import { readTokens } from './manifest/public-manifest.js';

const PAGE = join(root, 'docs/theming.md');
const PROPERTIES = 'Which custom properties are there?';
const PARTS = 'Which parts can CSS reach?';
/** Follow from the owner's primary colour, whatever the default colour makes of them. */
const COMPUTED = /^--chat-(?:on-)?accent|^--chat-(?:on-)?launcher/;

const sources = filesBelow('components', (file) => /^(?!.*\.(?:test|bench)\.ts$).*\.ts$/.test(file)).map(
  (file) => readFileSync(join(root, file), 'utf8'),
);

/** Every `--chat-` property that a style sheet or a script uses, but for those that only scripts set. */
export function usedProperties(): string[] {
  const names = sources.flatMap((source) => source.match(/--chat-[a-z\d]+(?:-[a-z\d]+)*/g) ?? []);
  return [...new Set(names)].filter((name) => !name.startsWith('--chat-viewport')).sort();
}

/** In dark colours, where they differ. */
function darkValues(): Map<string, string> {
  const blocks = sources.flatMap((source) => source.match(/:root\[data-theme='dark'\] \{[^}]*\}/g) ?? []);
  return new Map(
    blocks.flatMap((block) =>
      [...block.matchAll(/(--chat-[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
    ),
  );
}

const code = (text: string) => `\`${text.replace(/\s+/g, ' ').replaceAll('|', '\\|')}\``;

function propertyRows(): string[][] {
  const dark = darkValues();
  const ofElements = sources.flatMap((source) =>
    [...source.matchAll(/@cssproperty (?:\[(--[\w-]+)(?:=([^\]]*))?\]|(--[\w-]+)) - (.+)/g)].map(
      ([, optional, value, bare, description = '']) => ({
        name: optional ?? bare ?? '',
        default: value,
        description,
      }),
    ),
  );
  return [...ofElements, ...readTokens()].map(({ name, default: value, description = '' }) => {
    const inDark = dark.get(name);
    const shown = value ? code(value) + (inDark ? `, dark ${code(inDark)}` : '') : 'none';
    return [code(name), COMPUTED.test(name) ? 'from the primary colour' : shown, description];
  });
}

function partRows(): string[][] {
  return sources.flatMap((source) => {
    const [, tag = ''] = /@tag ([\w-]+)/.exec(source) ?? [];
    return [...source.matchAll(/@csspart ([\w-]+) - (.+)/g)].map(([, name, description = '']) => [
      code(`${tag}::part(${name})`),
      description,
    ]);
  });
}

const render = (rows: readonly string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');

function withTable(page: string, heading: string, head: readonly string[], rows: string[][]): string {
  const start = page.indexOf(`## ${heading}\n`);
  const table = /(?:^\|.*\n)+/m;
  if (start === -1 || !table.test(page.slice(start)))
    throw new Error(`${PAGE} has no table under "${heading}".`);
  const made = render([[...head], head.map(() => '---'), ...rows]);
  return page.slice(0, start) + page.slice(start).replace(table, () => made);
}

/** The page with its tables made anew. */
export async function renderThemingPage(): Promise<string> {
  const parts = partRows().sort(
    ([one = ''], [other = '']) =>
      Number(other.includes('service-chat-widget')) - Number(one.includes('service-chat-widget')),
  );
  const page = withTable(
    withTable(
      readFileSync(PAGE, 'utf8'),
      PROPERTIES,
      ['Custom property', 'Default', 'What it sets'],
      propertyRows(),
    ),
    PARTS,
    ['Selector', 'What it is'],
    parts,
  );
  return formatPage(PAGE, page);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(PAGE, await renderThemingPage());
}
