/** Knows the addresses that documentation generators give the Markdown files of a site, unless they are told otherwise. */
import { existsSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';

export const GENERATORS = ['docusaurus', 'hugo', 'mkdocs', 'vitepress'] as const;
export type Generator = (typeof GENERATORS)[number];

/** What the front matter of a file says of its address. */
export interface AddressHints {
  /** The last part of its address, or with `/` first the whole path. */
  slug?: string | undefined;
  /** What stands for the name of the file. */
  id?: string | undefined;
}

interface Rules {
  /** Files in the root of a site by which its generator is known, and the usual folder of its pages. */
  settings: readonly string[];
  /** What follows the path of a page. */
  ending: '' | '/' | '.html';
  /** How a folder or a file is called in the address. */
  rename(segment: string): string;
  /** True for files that stand for their folder. */
  isIndex(name: string, folder: string): boolean;
  /** The part of the front matter that stands for the name. */
  nameOf(hints: AddressHints): string | undefined;
}

const keep = (segment: string) => segment;

const RULES: Readonly<Record<Generator, Rules>> = {
  docusaurus: {
    settings: ['js', 'ts', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`),
    ending: '',
    rename: withoutNumber,
    isIndex: (name, folder) =>
      /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder.toLowerCase(),
    nameOf: ({ slug, id }) => slug ?? id,
  },
  hugo: {
    settings: ['toml', 'yaml', 'json'].flatMap((ending) => [`hugo.${ending}`, `config.${ending}`]),
    ending: '/',
    rename: (segment) => segment.toLowerCase().replace(/\s+/g, '-'),
    isIndex: (name) => /^_?index$/.test(name),
    nameOf: ({ slug }) => slug,
  },
  mkdocs: {
    settings: ['mkdocs.yml', 'mkdocs.yaml'],
    ending: '/',
    rename: keep,
    isIndex: (name) => name === 'index' || name === 'README',
    nameOf: () => undefined,
  },
  vitepress: {
    settings: ['.vitepress'],
    ending: '.html',
    rename: keep,
    isIndex: (name) => name === 'index',
    nameOf: () => undefined,
  },
};

/** The generator whose settings lie in the folder or in the one above; with the path of the settings. */
export function findGenerator(folder: string): { generator: Generator; settings: string } | undefined {
  for (const place of [folder, dirname(resolve(folder))]) {
    for (const generator of GENERATORS) {
      const name = RULES[generator].settings.find((file) => existsSync(join(place, file)));
      if (name !== undefined) return { generator, settings: join(place, name) };
    }
  }
  return undefined;
}

/**
 * The path of the page below the address of the site: `guides/first` for `02-guides/01-first.md` in Docusaurus.
 *
 * @param relativePath of a Markdown file
 */
export function publishedPath(relativePath: string, generator: Generator, hints: AddressHints): string {
  const rules = RULES[generator];
  const rename = (segment: string) => rules.rename(segment);
  const path = relativePath.replace(/\.[^./]+$/, '');
  const [folder, name] = [posix.dirname(path), posix.basename(path)];
  const parent = folder === '.' ? '' : `${folder.split('/').map(rename).join('/')}/`;
  const given = rules.nameOf(hints);
  const isFolder = rules.isIndex(name, posix.basename(folder));
  if (given !== undefined) {
    // The slug of a leaf bundle is the name of its folder.
    const base = generator === 'hugo' && isFolder ? parent.replace(/[^/]+\/$/, '') : parent;
    const target = posix.join('/', given.startsWith('/') ? '' : base, given).slice(1);
    return rules.ending === '' || target === '' ? target : target.replace(/\/$/, '') + rules.ending;
  }
  return isFolder ? parent : `${parent}${rename(name)}${rules.ending}`;
}

/** True for files that the generator puts into pages and does not publish themselves. */
export function isPartial(relativePath: string, generator: Generator | undefined): boolean {
  return generator === 'docusaurus' && /(?:^|\/)_/.test(relativePath);
}

/** Docusaurus leaves out numbers that only put files in order, but neither dates nor versions. */
function withoutNumber(segment: string): string {
  if (/^\d+[-_.]\d/.test(segment)) return segment;
  return /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(segment)?.[1] ?? segment;
}
