/** The text of `pages/<widgetId>/<pageId>.md`, which people edit. */
import { isUtf8 } from 'node:buffer';
import { FrontMatterError, formatFrontMatter, parseFrontMatter } from '../../markdown/front-matter.js';
import { readFacts, type Page } from '../../model.js';
import type { FileFault } from './widget-file.js';

export function formatPageFile({ title, url, lang, lastModified, origin, facts, content }: Page): string {
  return formatFrontMatter({ title, url, lang, lastModified, origin, facts }, content);
}

/** Reads the file of the page `id`. What the front matter leaves out follows from the first heading and the id. */
export function parsePageFile(id: string, bytes: Uint8Array): { page: Page } | { fault: FileFault } {
  if (!isUtf8(bytes)) return { fault: { reason: 'is not UTF-8 text' } };
  try {
    const { data, content } = parseFrontMatter(Buffer.from(bytes).toString());
    const { title, url, lang, lastModified, origin } = data;
    const language = textOf(lang);
    const modified = textOf(lastModified);
    const cameFrom = textOf(origin);
    const facts = readFacts(data['facts']);
    const page: Page = {
      id,
      title: textOf(title) ?? firstHeading(content) ?? id.slice(id.lastIndexOf('/') + 1),
      url: textOf(url) ?? (url === '' ? '' : `/${id}`),
      ...(language !== undefined && { lang: language }),
      ...(modified !== undefined && { lastModified: modified }),
      ...(cameFrom !== undefined && { origin: cameFrom }),
      ...(facts.length > 0 && { facts }),
      content,
    };
    return { page };
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    return { fault: { line: error.line, reason: error.reason } };
  }
}

/** YAML reads `title: 404` as a number, but a person who writes it means the text. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The text of the first `# heading` outside fenced code. */
function firstHeading(content: string): string | undefined {
  let fence: string | undefined;
  for (const line of content.split('\n')) {
    const marker = /^ {0,3}(```|~~~)/.exec(line)?.[1];
    if (marker !== undefined) {
      if (fence === undefined) fence = marker;
      else if (fence === marker) fence = undefined;
    }
    if (fence !== undefined) continue;
    const heading = /^ {0,3}#{1,6}[ \t]+(\S.*)$/.exec(line)?.[1]?.trim();
    const text = heading?.replace(/(?<=[ \t])#+$/, '').trim();
    if (text) return text;
  }
  return undefined;
}
