/** Why there is no screen at all: the session cannot be read, or the screen did not load. */
import { html, type TemplateResult } from 'lit';
import type { AdminError } from '../api/admin-error.js';
import { messages } from '../messages/messages.js';
import { errorNotice, notice } from '../parts/notice.js';

/** `chunk` where the files of a screen are gone, as after an update of the server. */
export type Failure = AdminError | 'chunk';

export function drawFailure(failure: Failure): TemplateResult {
  const reload = html`<button type="button" @click=${loadAnew}>${messages.reload}</button>`;
  return html`<main class="alone">
    ${failure === 'chunk' ? notice('danger', messages.screenFailed, reload) : errorNotice(failure, reload)}
  </main>`;
}

const loadAnew = (): void => {
  location.reload();
};
