/** The documentation as web pages, so that what the demo widget cites can be read where the citation leads. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontMatter } from '../../markdown/front-matter.js';
import { escapeHtml, renderDocMarkdown } from './doc-markdown.js';
import { renderNavigation, type DocEntry } from './doc-navigation.js';
import { createHtmlPage, type HtmlPage } from './html-page.js';

interface Doc extends DocEntry {
  content: string;
}

/**
 * Reads the `.md` files of a folder that name a `title` and a `url`, and adds a list of them at `/docs`.
 *
 * @param template HTML with the placeholders `{{title}}`, `{{content}}` and `{{navigation}}`
 * @returns the pages by their path
 */
export function readDocPages(folder: string, template: string): Map<string, HtmlPage> {
  const docs = readDocs(folder);
  const navigation = renderNavigation(docs);
  const pageOf = (title: string, content: string) =>
    createHtmlPage(fillTemplate(template, { title: escapeHtml(title), content, navigation }));
  const pages = docs.map(({ url, title, content }): [string, HtmlPage] => [
    url,
    pageOf(title, renderDocMarkdown(content)),
  ]);
  return new Map([['/docs', pageOf('Documentation', navigation)], ...pages]);
}

function readDocs(folder: string): Doc[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const { data, content } = parseFrontMatter(readFileSync(join(folder, file), 'utf8'));
      const { url, title } = data;
      return typeof url === 'string' && typeof title === 'string' ? { url, title, content } : [];
    });
}

function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
