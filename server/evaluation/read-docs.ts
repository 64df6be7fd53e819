/** The pages of `docs/`, which the demo answers from. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseFrontMatter } from '../markdown/front-matter.js';
import type { Page } from '../model.js';

export const DOCS = new URL('../../docs/', import.meta.url);

export function readDocs(): Page[] {
  return readdirSync(DOCS)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const { data, content } = parseFrontMatter(readFileSync(new URL(file, DOCS), 'utf8'));
      return {
        id: file.slice(0, -'.md'.length),
        title: String(data['title']),
        url: String(data['url']),
        lang: String(data['lang']),
        content,
      };
    });
}
