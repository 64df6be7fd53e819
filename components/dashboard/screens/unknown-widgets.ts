/** What a screen of one widget shows while nobody knows which ones there are. */
import { html } from 'lit';
import { messages } from '../messages/messages.js';
import { errorNotice } from '../parts/notice.js';
import { skeleton } from '../parts/skeleton.js';
import type { Surroundings } from './screen.js';

/** @returns undefined where they are known */
export function drawUnknownWidgets({ widgetsState, readWidgets }: Surroundings): unknown {
  if (widgetsState === 'known') return undefined;
  if (widgetsState === 'loading') return skeleton();
  return errorNotice(
    widgetsState,
    html`<button type="button" @click=${readWidgets}>${messages.retry}</button>`,
  );
}
