/** The list of all pages of the documentation, in the order in which one reads them. */
import { escapeHtml } from './doc-markdown.js';

/** What a list needs to know of a page. */
export interface DocEntry {
  url: string;
  title: string;
}

/** By what a reader wants: to learn, to get something done, to look something up, to understand. */
const SECTIONS: readonly { heading: string; pages: readonly string[] }[] = [
  { heading: 'Start', pages: ['introduction', 'tutorial', 'getting-started', 'faq'] },
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
      'webhooks',
      'troubleshooting',
    ],
  },
  {
    heading: 'In production',
    pages: ['production', 'reverse-proxy', 'docker', 'csp', 'upgrading'],
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

/** @returns HTML: a heading and a list for each section; pages that no section names come last, by title */
export function renderNavigation(docs: readonly DocEntry[]): string {
  const rest = new Map(docs.map((doc) => [doc.url, doc]));
  const sections = SECTIONS.map(({ heading, pages }) => {
    const entries = pages.flatMap((name) => rest.get(`/docs/${name}`) ?? []);
    for (const { url } of entries) rest.delete(url);
    return renderSection(heading, entries);
  });
  const others = [...rest.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return [...sections, renderSection(REST, others)].join('');
}

function renderSection(heading: string, entries: readonly DocEntry[]): string {
  if (entries.length === 0) return '';
  const items = entries.map(
    ({ url, title }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`,
  );
  return `<h2>${heading}</h2><ul>${items.join('')}</ul>`;
}
