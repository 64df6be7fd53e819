/** Pages for tests of the admin API: one of a website, one that is not there any more, one from a file. */
import type { KnowledgePage } from '../../../admin-contract/pages.js';
import { makePage } from '../../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import type { AdminApp, Answer } from '../admin.fixture.js';

export const PAGES = `/api/admin/widgets/${WIDGET_ID}/pages`;
export const pathOf = (id: string): string => `${PAGES}/${encodeURIComponent(id)}`;
export const pageIn = ({ text }: Answer): KnowledgePage => JSON.parse(text) as KnowledgePage;
export const SITE = 'https://help.acme.example/';
export const TEXT = {
  title: 'Bitcoin',
  url: '/pay',
  content: '# Can I pay with Bitcoin?\n\nNo, by card alone.',
};

export async function fill({ store }: AdminApp): Promise<void> {
  const visit = { url: `${SITE}pay`, visitedAt: '2026-07-14T10:00:00.000Z', pageIds: ['pay'] };
  const old = { url: `${SITE}old`, visitedAt: '2026-07-01T10:00:00.000Z', pageIds: ['old'] };
  await store.sites.save(WIDGET_ID, {
    start: SITE,
    startedAt: '2026-07-14T09:00:00.000Z',
    pending: [],
    visits: [visit, old],
  });
  await store.pages.save(WIDGET_ID, makePage({ id: 'pay', title: 'Zahlen', lang: 'de', url: `${SITE}pay` }));
  await store.pages.save(WIDGET_ID, makePage({ id: 'old', title: 'Old', origin: SITE, url: `${SITE}old` }));
  await store.pages.save(WIDGET_ID, makePage({ id: 'guides/a', title: 'Été', origin: 'file', url: '/a' }));
}
