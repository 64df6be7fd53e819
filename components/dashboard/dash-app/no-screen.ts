/** What stands where a screen should. */
import { html, type TemplateResult } from 'lit';
import { messages } from '../messages/messages.js';

/** @param isRefused whether there is such a screen, for others */
export const drawNoScreen = (isRefused: boolean): TemplateResult =>
  html`<div class="screen">
    <h1 tabindex="-1">${messages.noScreen}</h1>
    <p>${isRefused ? messages.notAllowed : messages.noScreenAdvice}</p>
    <p><a href="/dashboard/">${messages.noScreenLink}</a></p>
  </div>`;
