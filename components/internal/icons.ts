/** The icon of the launcher, 24 px; a module of its own so that the first chunk carries no other. */
import { html, type TemplateResult } from 'lit';

/** A speech bubble with two lines in it. */
const CHAT =
  'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v8a2.5 2.5 0 0 1-2.5 2.5H11l-4.4 3.4a.4.4 0 0 1-.6-.4V17A2.5 2.5 0 0 1 4 14.5zM8 9h8M8 12.5h5';
/** A chevron down. */
const CLOSE = 'm6 9.5 6 6 6-6';

/** What the launcher does next: it opens the chat, or closes it. */
export const launcherIcon = (isOpen: boolean): TemplateResult =>
  html`<svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d=${isOpen ? CLOSE : CHAT} />
  </svg>`;
