/** Starts an import and goes where it is followed; to the one that runs already, where there is one. */
import type { ImportRequest } from '../../../../server/admin-contract/imports.js';
import { AdminError } from '../../api/admin-error.js';
import type { Surroundings } from '../screen.js';

/** @throws AdminError where it cannot be started */
export async function startOrJoin(
  { api, go }: Surroundings,
  widgetId: string,
  order: ImportRequest,
): Promise<void> {
  try {
    const { jobId } = await api.startImport(widgetId, order);
    go(`/knowledge/import/${jobId}`);
  } catch (error) {
    const running =
      error instanceof AdminError && error.code === 'busy' ? error.fields.get('jobId') : undefined;
    if (running === undefined) throw error;
    go(`/knowledge/import/${running}`);
  }
}
