/** The ways from page to page of the documentation: all of them by section, and those before and after one. */
import { readInline } from '../../markdown/inline-markdown.js';
import { readBlocks } from '../../markdown/markdown-blocks.js';
import { sentenceRanges } from '../../search/passages/sentences.js';
import { escapeHtml } from './doc-markdown.js';
import type { Doc } from './read-docs.js';

/** Where the contents are, and with `?q=` the results of a search. */
export const DOCS_PATH = '/docs';

/** By what a reader wants: to learn, to get something done, to look something up, to understand. */
const SECTIONS: readonly { heading: string; pages: readonly string[] }[] = [
  {
    heading: 'Start',
    pages: ['introduction', 'tutorial', 'getting-started', 'faq', 'faq-website', 'faq-running'],
  },
  {
    heading: 'How to',
    pages: [
      'importing-pages',
      'importing-from-the-web',
      'embed',
      'frameworks',
      'theming',
      'language-model',
      'embeddings',
      'notifications',
      'troubleshooting',
    ],
  },
  {
    heading: 'The dashboard',
    pages: [
      'dashboard-overview',
      'dashboard-inbox',
      'dashboard-conversations',
      'dashboard-health',
      'dashboard-privacy',
      'dashboard-unanswered',
      'dashboard-knowledge',
      'dashboard-try',
      'dashboard-widgets',
    ],
  },
  {
    heading: 'In production',
    pages: ['production', 'operators', 'reverse-proxy', 'docker', 'postgresql', 'csp', 'upgrading'],
  },
  {
    heading: 'Look up',
    pages: [
      'options',
      'languages',
      'javascript-api',
      'events',
      'rest-api',
      'streaming',
      'errors',
      'cli',
      'configuration',
      'allowlist',
      'quota',
      'data-folder',
      'dependencies',
    ],
  },
  {
    heading: 'Understand',
    pages: [
      'answers',
      'confidence',
      'refusals',
      'escalation-and-feedback',
      'privacy',
      'security',
      'accessibility',
    ],
  },
];
const REST = 'More';

/** Some pages under one heading. */
export interface DocSection {
  heading: string;
  docs: readonly Doc[];
}

/** The sections in reading order; pages that no section names come last, by title. */
export function sectionsOf(docs: readonly Doc[]): DocSection[] {
  const rest = new Map(docs.map((doc) => [doc.url, doc]));
  const sections = SECTIONS.map(({ heading, pages }) => {
    const named = pages.flatMap((name) => rest.get(`/docs/${name}`) ?? []);
    for (const { url } of named) rest.delete(url);
    return { heading, docs: named };
  });
  const others = [...rest.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return [...sections, { heading: REST, docs: others }].filter((section) => section.docs.length > 0);
}

/**
 * The list of all pages beside each of them.
 *
 * @param current address of the page that it stands beside
 * @returns HTML: a heading and a list for each section
 */
export function renderNavigation(sections: readonly DocSection[], current: string): string {
  const item = ({ url, title }: Pick<Doc, 'url' | 'title'>) => {
    const mark = url === current ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(url)}"${mark}>${escapeHtml(title)}</a></li>`;
  };
  const lists = sections.map(({ heading, docs }) => `<h2>${heading}</h2><ul>${docs.map(item).join('')}</ul>`);
  return `<ul>${item({ url: DOCS_PATH, title: 'Contents' })}</ul>${lists.join('')}`;
}

/** Links to the pages before and after one, in reading order. */
export function renderNeighbours(sections: readonly DocSection[], current: string): string {
  const docs = sections.flatMap((section) => section.docs);
  const at = docs.findIndex(({ url }) => url === current);
  const link = (doc: Doc | undefined, rel: 'prev' | 'next', word: string) =>
    doc
      ? `<a rel="${rel}" href="${escapeHtml(doc.url)}"><small>${word}</small> ${escapeHtml(doc.title)}</a>`
      : '';
  const links = link(docs[at - 1], 'prev', 'Previous') + link(docs[at + 1], 'next', 'Next');
  return `<nav class="doc-neighbours" aria-label="Pages before and after">${links}</nav>`;
}

/** All pages with their first sentence: the contents of the documentation. */
export function renderContents(sections: readonly DocSection[]): string {
  const item = ({ url, title, content }: Doc) =>
    `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a><p>${escapeHtml(firstSentence(content))}</p></li>`;
  return sections
    .map(({ heading, docs }) => `<h2>${heading}</h2><ul class="doc-contents">${docs.map(item).join('')}</ul>`)
    .join('');
}

/** What a page says of itself, as text. */
export function firstSentence(markdown: string): string {
  const paragraph = readBlocks(markdown).blocks.find(({ kind }) => kind === 'paragraph');
  if (paragraph?.kind !== 'paragraph') return '';
  const { text } = readInline(paragraph.source);
  const [[start, end] = [0, text.length]] = sentenceRanges(text);
  return text.slice(start, end);
}
