/** The shape of what is on its way, drawn after a moment, so that what comes at once does not flicker. */
import { html, type TemplateResult } from 'lit';
import { messages } from '../messages/messages.js';

/** @param rows how many lines it will be about */
export const skeleton = (rows = 5): TemplateResult =>
  html`<div class="skeleton loading" role="status">
    <span class="visually-hidden">${messages.loading}</span>
    ${Array.from({ length: rows }, () => html`<i aria-hidden="true"></i>`)}
  </div>`;
