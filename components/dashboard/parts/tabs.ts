/** Views of one screen, side by side. They are links, because each has an address of its own. */
import { html, nothing, type TemplateResult } from 'lit';

export interface Tab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
}

/** @param label of all of them, for assistive technology */
export const tabs = (label: string, all: readonly Tab[]): TemplateResult =>
  html`<nav class="tabs" aria-label=${label}>
    <ul>
      ${all.map(
        (tab) =>
          html`<li>
            <a href=${tab.href} aria-current=${tab.isCurrent ? 'page' : nothing}
              >${tab.label}${
                tab.count === undefined ? nothing : html`<span class="tab-count">${tab.count}</span>`
              }</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
