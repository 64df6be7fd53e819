/** The page of the preview: a page of any website, with the real widget as the dashboard drafts it. */
import type { DraftMessage, ReadyMessage } from '../api/preview-message.js';
import { keepFocusOutside } from './keep-focus-outside.js';
import { previewPage } from './preview.styles.js';

if (previewPage.styleSheet) document.adoptedStyleSheets = [previewPage.styleSheet];
keepFocusOutside();

// The widget asks without cookies, as it must on the pages of others; here the session is what lets it ask.
const send = window.fetch.bind(window);
window.fetch = (input, init) => send(input, { ...init, credentials: 'same-origin' });

const { DraftShow } = await import('./show-draft.js');
const show = new DraftShow(document.body);
addEventListener('message', (event: MessageEvent<DraftMessage>) => {
  if (event.origin === location.origin && event.source === parent) show.show(event.data);
});
parent.postMessage({ kind: 'ready' } satisfies ReadyMessage, location.origin);
