/** Draws parsed Markdown as Lit templates: text and attributes only, no HTML is ever built from strings. */
import { html, nothing, type TemplateResult } from 'lit';
import { inlineText, type Block, type Row } from './parse-blocks.js';
import type { Inline } from './parse-inline.js';
import { opensApp, safeUrl, staysOnSite } from './safe-link.js';

/** What drawing a reply depends on beside its text. */
export interface MarkdownOptions {
  /** Whether a link in the text may be followed; the label of any other is shown as plain text. */
  readonly isTrusted: (url: URL) => boolean;
  /** Where paths start; the visitor's own site where not set. */
  readonly base?: string | undefined;
  /** Draws the marker of a citation; undefined where there is no such citation and `[n]` is plain text. */
  readonly marker?: (number: number) => TemplateResult | undefined;
}

/** The blocks of a reply as templates. */
export function drawMarkdown(blocks: readonly Block[], options: MarkdownOptions): unknown[] {
  return blocks.map((block) => drawBlock(block, options));
}

function drawBlock(block: Block, options: MarkdownOptions): TemplateResult {
  switch (block.type) {
    case 'paragraph':
      return html`<p>${drawInline(block.children, options)}</p>`;
    case 'heading':
      // Not a heading element: the outline of the page is the host's.
      return html`<p><strong>${drawInline(block.children, options)}</strong></p>`;
    case 'code':
      // Focusable, so that a keyboard can scroll it.
      return html`<pre tabindex="0" dir="ltr"><code>${block.text}</code></pre>`;
    case 'quote':
      return html`<blockquote>${drawMarkdown(block.blocks, options)}</blockquote>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${drawItem(item, options)}</li>`);
      return block.start === undefined
        ? html`<ul>
            ${items}
          </ul>`
        : html`<ol start=${block.start}>
            ${items}
          </ol>`;
    }
    case 'table':
      return html`<div class="table" tabindex="0">
        <table>
          <thead>
            ${drawRow(block.head, options, true)}
          </thead>
          <tbody>
            ${block.rows.map((row) => drawRow(row, options, false))}
          </tbody>
        </table>
      </div>`;
  }
}

/** The first paragraph of an item needs no paragraph of its own. */
function drawItem([first, ...rest]: readonly Block[], options: MarkdownOptions): unknown {
  if (!first) return nothing;
  if (first.type !== 'paragraph') return drawMarkdown([first, ...rest], options);
  return [drawInline(first.children, options), drawMarkdown(rest, options)];
}

function drawRow(row: Row, options: MarkdownOptions, isHead: boolean): TemplateResult {
  return html`<tr>
    ${row.map((cell) =>
      isHead
        ? html`<th scope="col">${drawInline(cell, options)}</th>`
        : html`<td>${drawInline(cell, options)}</td>`,
    )}
  </tr>`;
}

function drawInline(nodes: readonly Inline[], options: MarkdownOptions): unknown[] {
  return nodes.map((node) => {
    switch (node.type) {
      case 'text':
        return withWholeSums(node.text);
      case 'code':
        return html`<code dir="ltr">${node.text}</code>`;
      case 'strong':
        return html`<strong>${drawInline(node.children, options)}</strong>`;
      case 'em':
        return html`<em>${drawInline(node.children, options)}</em>`;
      case 'break':
        return html`<br />`;
      case 'marker':
        return options.marker?.(node.number) ?? `[${node.number}]`;
      case 'link':
        return drawLink(node.address, node.children, options);
    }
  });
}

/** A line breaks nowhere between a number and its currency: `18 €`, `CHF 18`. */
const withWholeSums = (text: string): string =>
  text.replace(/(\d) (?=\p{Sc}|CHF)|(\p{Sc}|CHF) (?=\d)/gu, '$1$2\u00A0');

function drawLink(address: string, label: readonly Inline[], options: MarkdownOptions): unknown {
  const url = safeUrl(address, options.base);
  const isTrusted = url && (opensApp(url) || options.isTrusted(url));
  if (!isTrusted) return drawInline(label, options);
  return html`<a href=${url.href} target=${staysOnSite(url) ? nothing : '_blank'} rel="noopener noreferrer"
    >${namesAnotherSite(label, url) ? url.href : drawInline(label, options)}</a
  >`;
}

/** Whether the label is itself an address, of another site than the link leads to. */
function namesAnotherSite(label: readonly Inline[], url: URL): boolean {
  const named = safeUrl(inlineText(label).trim());
  return named !== undefined && named.host !== url.host;
}
