/** What a search of the documentation found, as HTML. */
import { escapeHtml } from './doc-markdown.js';
import type { DocHit } from './doc-search.js';

const CONTENTS = '<a href="/docs">contents</a>';

/** The results of a search, with the way to the chat, which a script shows where there is one. */
export function renderResults(query: string, hits: readonly DocHit[]): string {
  const asked = `“<strong>${escapeHtml(query)}</strong>”`;
  const chat = `<p><button class="button" type="button" data-ask="${escapeHtml(query)}" hidden>Ask the chat instead</button></p>`;
  if (hits.length === 0) {
    return `<p>The documentation holds nothing about ${asked}.</p><p>Try other words, or look through the ${CONTENTS}.</p>${chat}`;
  }
  const count = hits.length === 1 ? 'One place' : `${hits.length} places`;
  return `<p>${count} about ${asked}.</p>${renderHits(hits)}${chat}`;
}

/** What to read instead of a page that is not there. */
export function renderInstead(hits: readonly DocHit[]): string {
  const contents = `<p>It may have moved. Search for it, or look through the ${CONTENTS}.</p>`;
  return hits.length === 0 ? contents : `${contents}<p>Perhaps you mean one of these:</p>${renderHits(hits)}`;
}

function renderHits(hits: readonly DocHit[]): string {
  return `<ol class="doc-hits">${hits.map(renderHit).join('')}</ol>`;
}

function renderHit({ url, title, heading, excerpt }: DocHit): string {
  const parts = excerpt.map(({ text, isMatch }) =>
    isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text),
  );
  const name = heading === '' ? title : heading;
  const page = heading === '' ? '' : `<small>${escapeHtml(title)}</small>`;
  return `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a>${page}<p>${parts.join('')}</p></li>`;
}
