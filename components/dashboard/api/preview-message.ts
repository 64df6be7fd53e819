/** What the dashboard tells the page of the preview, and what that tells it. */
import type { WidgetRecord } from '../../../server/contract.js';

/** How the page around the widget is. */
export interface PreviewPage {
  /** Language tag of the page, and of its visitor. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
}

/** To the preview: what to show. */
export interface DraftMessage {
  readonly kind: 'draft';
  readonly record: WidgetRecord;
  readonly page: PreviewPage;
}

/** From the preview: it listens. */
export interface ReadyMessage {
  readonly kind: 'ready';
}
