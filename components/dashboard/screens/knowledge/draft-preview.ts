import { LitElement, html } from 'lit';
import { property } from 'lit/decorators.js';
import { element } from '../../../internal/element.js';
import { drawMarkdown } from '../../../markdown/draw-markdown.js';
import { parseMarkdown } from '../../../markdown/parse-blocks.js';

/** The text of a page as it is written: its links lead nowhere yet. Comes after the form, which does not wait for it. */
@element('draft-preview')
export class DraftPreview extends LitElement {
  @property() text = '';

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render() {
    return html`${drawMarkdown(parseMarkdown(this.text), { isTrusted: () => false })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'draft-preview': DraftPreview;
  }
}
