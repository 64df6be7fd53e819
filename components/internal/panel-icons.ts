/** Icons of the panel: 20 px, drawn in the text colour, without meaning of their own to assistive technology. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

export const icon = (shape: SVGTemplateResult): TemplateResult =>
  html`<svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${shape}
  </svg>`;

export const closeIcon = icon(svg`<path d="m5.5 5.5 9 9M14.5 5.5l-9 9"/>`);

/** A sheet with a pen: starts a new conversation. */
export const newConversationIcon = icon(
  svg`<path d="M10 4H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-4"/><path d="M14.6 3.6a1.3 1.3 0 0 1 1.8 1.8L11 10.8l-2.5.7.7-2.5z"/>`,
);

/** A person: a human is to answer. */
export const humanIcon = icon(
  svg`<circle cx="10" cy="7" r="3"/><path d="M4.5 16.5c.6-2.8 2.8-4.5 5.5-4.5s4.9 1.7 5.5 4.5"/>`,
);

export const sendIcon = icon(svg`<path d="M10 16V4.5M5 9.2l5-5 5 5"/>`);
export const downIcon = icon(svg`<path d="M10 4v11.5M5 10.8l5 5 5-5"/>`);
export const retryIcon = icon(svg`<path d="M15.8 8.5A6 6 0 1 0 16 11"/><path d="M16 4.5v4h-4"/>`);
export const stopIcon = icon(svg`<rect x="5.5" y="5.5" width="9" height="9" rx="1.5" fill="currentColor"/>`);
export const copyIcon = icon(
  svg`<rect x="7" y="7" width="9" height="9" rx="1.5"/><path d="M13 4.5V4H5a1 1 0 0 0-1 1v8h.5"/>`,
);
export const downloadIcon = icon(svg`<path d="M10 3.5v9M6 9l4 4 4-4M4.5 16.5h11"/>`);
export const checkIcon = icon(svg`<path d="m4.5 10.5 3.7 3.7 7.3-8"/>`);

/** A circle with an exclamation mark: something went wrong, or may be wrong. */
export const warnIcon = icon(svg`<circle cx="10" cy="10" r="6.5"/><path d="M10 6.8v3.7M10 13.2v.05"/>`);

/** A magnifier that found nothing. */
export const nothingFoundIcon = icon(
  svg`<circle cx="9" cy="9" r="5"/><path d="m12.8 12.8 3.4 3.4M7.2 9h3.6"/>`,
);

/** A written page. */
export const pageIcon = icon(
  svg`<path d="M6 3.5h5.5L15 7v8.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1z"/><path d="M11.5 3.8V7h3.2M7.8 10.2h4.4M7.8 13h3"/>`,
);
