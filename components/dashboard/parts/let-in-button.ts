/** Lets a website in. Which one stands beside the button, where a long address has room. */
import { html, type TemplateResult } from 'lit';
import { letInMessages as messages } from '../messages/let-in-messages.js';

export const letInButton = (entry: string, letIn: () => void): TemplateResult =>
  html`<button type="button" aria-label=${messages.letInNamed(entry)} @click=${letIn}>
    ${messages.letIn}
  </button>`;
