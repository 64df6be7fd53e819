/** Starts an import and goes where it is followed; to the one that runs already, where there is one. */
import type { ImportRequest } from '../../../../server/admin-contract/imports.js';
import { AdminError } from '../../api/admin-error.js';
import type { Surroundings } from '../screen.js';

/** What the server said of imports that could not be started, by the one that runs instead. */
const said = new Map<string, string>();

/** Why this import is shown instead of one of its own; undefined where it was started, or come to otherwise. */
export const whyJoined = (jobId: string): string | undefined => said.get(jobId);

/** @throws AdminError where it cannot be started */
export async function startOrJoin(
  { api, go }: Surroundings,
  widgetId: string,
  order: ImportRequest,
): Promise<void> {
  try {
    const { jobId } = await api.startImport(widgetId, order);
    said.delete(jobId);
    go(`/knowledge/import/${jobId}`);
  } catch (error) {
    if (!(error instanceof AdminError) || error.code !== 'busy') throw error;
    const running = error.fields.get('jobId');
    if (running === undefined) throw error;
    said.set(running, error.message);
    go(`/knowledge/import/${running}`);
  }
}
