/** The documentation as web pages, so that what the demo widget cites can be read where the citation leads. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontMatter } from '../front-matter.js';
import { escapeHtml, renderDocMarkdown } from './doc-markdown.js';
import { createHtmlPage, type HtmlPage } from './html-page.js';

interface Doc {
  url: string;
  title: string;
  content: string;
}

/**
 * Reads the `.md` files of a folder that name a `title` and a `url`, and adds a list of them at `/docs`.
 *
 * @param template HTML with the placeholders `{{title}}` and `{{content}}`
 * @returns the pages by their path
 */
export function readDocPages(folder: string, template: string): Map<string, HtmlPage> {
  const docs = readDocs(folder);
  const pages = docs.map(({ url, title, content }): [string, HtmlPage] => [
    url,
    createHtmlPage(fillTemplate(template, title, renderDocMarkdown(content))),
  ]);
  const list = docs.map(({ url, title }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`);
  const overview = fillTemplate(template, 'Documentation', `<ul>${list.join('')}</ul>`);
  return new Map([['/docs', createHtmlPage(overview)], ...pages]);
}

function readDocs(folder: string): Doc[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const { data, content } = parseFrontMatter(readFileSync(join(folder, file), 'utf8'));
      const { url, title } = data;
      return typeof url === 'string' && typeof title === 'string' ? { url, title, content } : [];
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

function fillTemplate(template: string, title: string, content: string): string {
  const values: Readonly<Record<string, string>> = { title: escapeHtml(title), content };
  return template.replace(/\{\{(title|content)\}\}/g, (_match, name: string) => values[name] ?? '');
}
