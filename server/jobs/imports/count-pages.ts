/** How much a site gave when it was last imported. */
import type { SiteStore } from '../../store/port/page-store.js';

/** Pages that the widget has of the site that begins there. */
export async function countPages(
  { sites }: { sites: Pick<SiteStore, 'get'> },
  widgetId: string,
  start: string,
): Promise<number> {
  const site = await sites.get(widgetId, start);
  return new Set((site?.visits ?? []).flatMap(({ pageIds }) => pageIds ?? [])).size;
}
