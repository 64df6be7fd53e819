import type { NewSource, SourceState } from '../../../server/admin-contract/sources.js';
import { AdminError } from '../api/admin-error.js';
import type { DashboardApi } from '../api/dashboard-api.js';

/**
 * Has a website looked at again by itself, each day where nothing else is said; one that is kept already stays as it
 * was set.
 */
export async function keepFresh(
  api: DashboardApi,
  widgetId: string,
  source: NewSource,
): Promise<SourceState | undefined> {
  try {
    return await api.addSource(widgetId, source);
  } catch (error) {
    if (!(error instanceof AdminError && error.code === 'conflict')) throw error;
    const { items } = await api.sources(widgetId);
    return items.find(({ url }) => url === source.url);
  }
}
