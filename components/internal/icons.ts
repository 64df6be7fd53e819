/** Icons of the launcher, 24 px; a module of their own so that the first chunk carries no other. */
import { html } from 'lit';

/** A speech bubble: opens the chat. */
export const chatIcon = html`<svg
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
  <path
    d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v8a2.5 2.5 0 0 1-2.5 2.5H11l-4.4 3.4a.4.4 0 0 1-.6-.4V17A2.5 2.5 0 0 1 4 14.5z"
  />
  <path d="M8 9h8M8 12.5h5" />
</svg>`;

/** A chevron down: closes the chat. */
export const closeChatIcon = html`<svg
  width="24"
  height="24"
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="m6 9.5 6 6 6-6" />
</svg>`;
