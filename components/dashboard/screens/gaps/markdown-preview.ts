import { LitElement, html } from 'lit';
import { property } from 'lit/decorators.js';
import { element } from '../../../internal/element.js';
import { drawMarkdown } from '../../../markdown/draw-markdown.js';
import { parseMarkdown } from '../../../markdown/parse-blocks.js';

/** Markdown as replies draw it. Loaded when it is first looked at. */
@element('markdown-preview')
export class MarkdownPreview extends LitElement {
  @property() text = '';

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render() {
    return html`${drawMarkdown(parseMarkdown(this.text), { isTrusted: (url) => url.host === location.host })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'markdown-preview': MarkdownPreview;
  }
}
