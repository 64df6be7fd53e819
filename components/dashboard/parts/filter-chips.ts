/** The filters that narrow a list down, each with a way to take it off. */
import { html, nothing, type TemplateResult } from 'lit';
import { closeIcon } from '../../theme/icons.js';
import { frameMessages } from '../messages/frame-messages.js';

export interface FilterChip {
  /** What it is about, such as "Rating". */
  readonly label: string;
  readonly value: string;
  /** The address without it. */
  readonly href: string;
}

/** @param clearHref the address without any of them */
export function filterChips(
  chips: readonly FilterChip[],
  clearHref: string,
): TemplateResult | typeof nothing {
  if (chips.length === 0) return nothing;
  return html`<ul class="chips" aria-label=${frameMessages.filters}>
    ${chips.map(
      ({ label, value, href }) =>
        html`<li>
          <a class="chip" href=${href} aria-label=${frameMessages.takeOff(label, value)}
            ><span>${label}: <bdi>${value}</bdi></span
            >${closeIcon}</a
          >
        </li>`,
    )}
    ${
      chips.length > 1
        ? html`<li><a class="clear" href=${clearHref}>${frameMessages.clearFilters}</a></li>`
        : nothing
    }
  </ul>`;
}

/** The query of an address with some filters taken off. */
export function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  return rest;
}
