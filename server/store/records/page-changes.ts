/** Changes of pages, for stores that make them one by one. */
import type { PageChanges, PageStore, SiteStore } from '../port/page-store.js';

interface ChangedStores {
  pages: Pick<PageStore, 'save' | 'remove'>;
  sites: Pick<SiteStore, 'save'>;
}

export async function changeInTurn(
  { pages, sites }: ChangedStores,
  widgetId: string,
  { save, remove, sites: known }: PageChanges,
): Promise<void> {
  for (const page of save) await pages.save(widgetId, page);
  for (const pageId of remove) await pages.remove(widgetId, pageId);
  // Last, because it tells the next import that the pages are as the site has them.
  for (const site of known) await sites.save(widgetId, site);
}
