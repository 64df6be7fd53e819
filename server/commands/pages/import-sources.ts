/** What `pages import` and `pages diff` are asked to read. */
import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { PAGE_EXTENSIONS } from '../../importing/files/find-files.js';
import { GENERATORS, type Generator } from '../../importing/pages/generator.js';
import { UsageError, type FlagValues, type Flags } from '../terminal/command.js';
import { readWebOptions, WEB_FLAGS, type SiteToImport, type WebOptions } from './import-web.js';

export const IMPORT_FLAGS = {
  'base-url': {
    type: 'string',
    value: 'URL',
    help: 'Where files without a url of their own are published.',
  },
  generator: {
    type: 'string',
    value: 'NAME',
    help: 'What publishes Markdown files, such as hugo; or none.',
  },
  ...WEB_FLAGS,
} as const satisfies Flags;

export interface ImportRequest extends WebOptions {
  /** Files and folders. */
  paths: string[];
  sites: SiteToImport[];
  baseUrl: string | undefined;
  generator: Generator | 'none' | undefined;
}

/**
 * Tells files from sites among the sources given.
 *
 * @throws {UsageError} where a flag or a source is wrong
 */
export function readImport(values: FlagValues<typeof IMPORT_FLAGS>, given: readonly string[]): ImportRequest {
  const baseUrl = values['base-url'];
  if (baseUrl !== undefined && !(isWebAddress(baseUrl) && URL.canParse(baseUrl))) {
    throw new UsageError(`--base-url "${baseUrl}" must be a web address, such as https://docs.acme.example.`);
  }
  const addresses = given.filter(isWebAddress);
  const paths = given.filter((source) => !isWebAddress(source));
  const bare = paths.find((path) => isHost(path) && !existsSync(path));
  if (bare !== undefined) {
    throw new UsageError(`There is no file ${bare}. For the website, write https://${bare}`);
  }
  const options = readWebOptions(values, addresses);
  const { maxPages, delay, isSingle, include, exclude } = options;
  return {
    ...options,
    baseUrl,
    generator: readGenerator(values.generator),
    paths,
    sites: addresses.map((url) => ({ url, maxPages, delay, isSingle, include, exclude })),
  };
}

function readGenerator(name: string | undefined): ImportRequest['generator'] {
  const known = ([...GENERATORS, 'none'] as const).find((one) => one === name);
  if (name !== undefined && known === undefined) {
    throw new UsageError(`--generator "${name}" must be ${GENERATORS.join(', ')} or none.`);
  }
  return known;
}

function isWebAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/** True for `help.acme.example/docs` and `localhost:8080`, but not for what may be a file, such as `help.md`. */
function isHost(text: string): boolean {
  const looksLikeHost =
    /^(?:localhost(?=[:/])|(?:[a-z\d-]+\.)+[a-z]{2,}|\d+(?:\.\d+){3})(?::\d+)?(?:\/|$)/i.test(text);
  return looksLikeHost && !PAGE_EXTENSIONS.includes(extname(text).toLowerCase());
}
