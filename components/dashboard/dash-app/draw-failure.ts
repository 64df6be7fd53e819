/** Why there is no screen: the session cannot be read, or the screen did not load. */
import { html, type TemplateResult } from 'lit';
import type { AdminError } from '../api/admin-error.js';
import { messages } from '../messages/messages.js';
import { errorNotice, notice } from '../parts/notice.js';

/** `chunk` where the files of a screen did not come: the server is away, or they are gone with an update of it. */
export type Failure = AdminError | 'chunk';

const loadAnew = (): void => {
  location.reload();
};
const reload = html`<button type="button" @click=${loadAnew}>${messages.reload}</button>`;

/** In place of all. */
export const drawFailure = (failure: Failure): TemplateResult =>
  html`<main class="alone">
    ${failure === 'chunk' ? notice('danger', messages.screenFailed, reload) : errorNotice(failure, reload)}
  </main>`;

/** In place of the screen: the ways to those that are loaded stay. */
export const drawUnloaded = (title: string): TemplateResult =>
  html`<div class="screen">
    <h1 tabindex="-1">${title}</h1>
    ${notice('danger', messages.screenFailed, reload)}
  </div>`;
