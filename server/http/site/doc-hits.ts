/** What a search of the documentation found, as HTML. */
import { escapeHtml } from './doc-markdown.js';
import type { DocHit } from './doc-search.js';

export function renderHits(query: string, hits: readonly DocHit[]): string {
  const asked = `“<strong>${escapeHtml(query)}</strong>”`;
  if (hits.length === 0) {
    return `<p>The documentation holds nothing about ${asked}.</p><p>Try other words, look through the <a href="/docs">contents</a>, or ask the chat in the corner.</p>`;
  }
  const count = hits.length === 1 ? 'One place' : `${hits.length} places`;
  return `<p>${count} about ${asked}.</p><ol class="doc-hits">${hits.map(renderHit).join('')}</ol>`;
}

function renderHit({ url, title, heading, excerpt }: DocHit): string {
  const parts = excerpt.map(({ text, isMatch }) =>
    isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text),
  );
  const name = heading === '' ? title : heading;
  const page = heading === '' ? '' : `<small>${escapeHtml(title)}</small>`;
  return `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a>${page}<p>${parts.join('')}</p></li>`;
}
