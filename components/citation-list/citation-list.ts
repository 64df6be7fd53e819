import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Citation } from '../../server/contract.js';
import { base } from '../theme/base.styles.js';
import { LocalizedElement } from '../language/localized-element.js';
import { cleanText } from '../markdown/clean-text.js';
import { element } from '../internal/element.js';
import { safeUrl, staysOnSite } from '../markdown/safe-link.js';
import { styles } from './citation-list.styles.js';

/** About two lines of the panel: a longer quote is folded until it is asked for. */
const FOLDED_LENGTH = 120;

/**
 * @tag citation-list
 * @summary The numbered sources of one reply: title, link and the words that the reply rests on.
 *
 * A citation without an address, or with one that is not http(s), is shown as text.
 */
@element('citation-list')
export class CitationList extends LocalizedElement {
  static override styles = [base, styles];

  /** Positions of the quotes that are shown whole. */
  @state() private unfolded: readonly number[] = [];

  /** Position of the source that a marker led to. */
  @state() private revealed?: number;

  /** In the order of their numbers, which start at 1. */
  @property({ attribute: false }) citations: readonly Citation[] = [];

  #toggle(index: number): void {
    this.unfolded = this.unfolded.includes(index)
      ? this.unfolded.filter((other) => other !== index)
      : [...this.unfolded, index];
  }

  /** Leads the reader to a source: shows its quote whole, scrolls to it and moves the focus there. */
  async reveal(number: number): Promise<void> {
    const index = number - 1;
    if (!this.unfolded.includes(index)) this.unfolded = [...this.unfolded, index];
    this.revealed = index;
    await this.updateComplete;
    const source = this.renderRoot.querySelectorAll('li')[index];
    source?.scrollIntoView({ block: 'nearest' });
    source?.focus({ preventScroll: true });
  }

  protected override render() {
    if (this.citations.length === 0) return nothing;
    return html`
      <p class="label" id="label">${this.strings.sources}</p>
      <ol aria-labelledby="label">
        ${this.citations.map((citation, index) => this.#renderSource(citation, index))}
      </ol>
    `;
  }

  #renderSource(citation: Citation, index: number): TemplateResult {
    const excerpt = cleanText(citation.excerpt).trim();
    const isLong = excerpt.length > FOLDED_LENGTH;
    const isFolded = isLong && !this.unfolded.includes(index);
    return html`<li tabindex="-1" class=${index === this.revealed ? 'revealed' : nothing}>
      <span class="number">${index + 1}</span>
      ${this.#renderTitle(citation)}
      ${excerpt ? html`<blockquote class=${isFolded ? 'folded' : nothing} dir="auto">${excerpt}</blockquote>` : nothing}
      ${
        isLong
          ? html`<button
              type="button"
              aria-expanded=${!isFolded}
              @click=${() => {
                this.#toggle(index);
              }}
            >
              ${isFolded ? this.strings.showMore : this.strings.showLess}
            </button>`
          : nothing
      }
    </li>`;
  }

  #renderTitle({ pageTitle, pageUrl }: Citation): TemplateResult {
    const url = safeUrl(pageUrl);
    const title = cleanText(pageTitle).trim() || url?.href;
    if (!url) return html`<span class="title" dir="auto">${title}</span>`;
    const opensTab = !staysOnSite(url);
    return html`<a
      class="title"
      dir="auto"
      href=${url.href}
      target=${opensTab ? '_blank' : nothing}
      rel="noopener noreferrer"
      >${title}${opensTab ? html`<span class="visually-hidden"> (${this.strings.opensInNewTab})</span>` : nothing}</a
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'citation-list': CitationList;
  }
}
