/** Imports test sites into a widget in memory. */
import { after, type TestContext } from 'node:test';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createDocumentReader } from '../documents/document-reader.js';
import { importSite, type SiteImportOptions } from './import-site.js';
import { createMemorySites, createTestClock, openClient, page } from './site.fixture.js';

export const WIDGET_ID = '11111111-1111-1111-1111-111111111111';

export const reader = createDocumentReader();
after(() => reader.close());

/** An empty widget, and what imports into it again and again. */
export function importer(t: TestContext) {
  const { pages } = createMemoryStore();
  const clock = createTestClock();
  const shared = {
    pages,
    sites: createMemorySites(),
    client: openClient(t),
    reader,
    clock,
    widgetId: WIDGET_ID,
  };
  return {
    clock,
    pages,
    list: () => pages.list(WIDGET_ID),
    ids: async () => (await pages.list(WIDGET_ID)).map(({ id }) => id),
    run: (start: string, options: Partial<SiteImportOptions> = {}) =>
      importSite({ ...shared, ...options, start }),
  };
}

/** A site whose pages are found by links alone. */
export const linked = () => ({
  '/': page('Welcome', 'Acme makes lamps.', ['/returns', '/guides/pay.html', '/returns?utm_source=menu#top']),
  '/returns': page('Returns', 'Send it back. See <a href="guides/pay.html#card">Paying</a>.', ['/']),
  '/guides/pay.html': page('Paying', 'By card.', ['/', '/gone', 'https://other.example/', '/photo.png']),
});
