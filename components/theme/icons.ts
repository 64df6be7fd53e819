/**
 * Icons of the panel: 20 px, drawn in the text colour, without meaning of their own to assistive technology. All are
 * one path in one template, as each template costs a slow phone a millisecond or two when it is first drawn.
 */
import { html, type TemplateResult } from 'lit';

/** @param path `d` of the outline, in a box of 20 by 20 */
export const icon = (path: string): TemplateResult =>
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
    <path d=${path} />
  </svg>`;

export const closeIcon = icon('m5.5 5.5 9 9M14.5 5.5l-9 9');

/** A sheet with a pen: starts a new conversation. */
export const newConversationIcon = icon(
  'M10 4H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-4M14.6 3.6a1.3 1.3 0 0 1 1.8 1.8L11 10.8l-2.5.7.7-2.5z',
);

/** A person: a human is to answer. */
export const humanIcon = icon(
  'M7 7a3 3 0 0 0 6 0 3 3 0 0 0-6 0zM4.5 16.5c.6-2.8 2.8-4.5 5.5-4.5s4.9 1.7 5.5 4.5',
);

export const sendIcon = icon('M10 16V4.5M5 9.2l5-5 5 5');
export const downIcon = icon('M10 4v11.5M5 10.8l5 5 5-5');
export const retryIcon = icon('M15.8 8.5A6 6 0 1 0 16 11M16 4.5v4h-4');
/** A square, filled by lines side by side. */
export const stopIcon = icon('M6 6h8v8H6zM7.5 7.5h5v5h-5zM9 9h2v2H9z');
export const copyIcon = icon(
  'M8.5 7h6A1.5 1.5 0 0 1 16 8.5v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 14.5v-6A1.5 1.5 0 0 1 8.5 7zM13 4.5V4H5a1 1 0 0 0-1 1v8h.5',
);
export const downloadIcon = icon('M10 3.5v9M6 9l4 4 4-4M4.5 16.5h11');
export const checkIcon = icon('m4.5 10.5 3.7 3.7 7.3-8');

/** A circle with an exclamation mark: something went wrong, or may be wrong. */
export const warnIcon = icon('M3.5 10a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0-13 0zM10 6.8v3.7M10 13.2v.05');

/** A magnifier that found nothing. */
export const nothingFoundIcon = icon('M4 9a5 5 0 0 0 10 0A5 5 0 0 0 4 9zM12.8 12.8l3.4 3.4M7.2 9h3.6');

/** A written page. */
export const pageIcon = icon(
  'M6 3.5h5.5L15 7v8.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM11.5 3.8V7h3.2M7.8 10.2h4.4M7.8 13h3',
);
export const thumbUpIcon = icon(
  'M7 9 9.7 3.6c1.1 0 1.9.9 1.7 2L11 8h3.6c1 0 1.7.9 1.5 1.9l-.9 4.6c-.2.9-.9 1.5-1.8 1.5H7M7 9v7M7 9H4.5a.5.5 0 0 0-.5.5v6a.5.5 0 0 0 .5.5H7',
);
export const thumbDownIcon = icon(
  'M13 11l-2.7 5.4c-1.1 0-1.9-.9-1.7-2L9 12H5.4c-1 0-1.7-.9-1.5-1.9l.9-4.6C5 4.6 5.7 4 6.6 4H13m0 7V4m0 7h2.5a.5.5 0 0 0 .5-.5v-6a.5.5 0 0 0-.5-.5H13',
);
