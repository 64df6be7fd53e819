/** How far a new server is from its first visitor. */
import type { Checklist } from '../admin-contract/tasks.js';
import { DEMO_WIDGET_ID } from '../defaults.js';
import type { Widget } from '../model.js';
import type { Store } from '../store/port/store.js';

/** More widgets than that are no beginning. */
const MAX_LOOKED_AT = 20;

/**
 * @param widgets that the operator may see
 * @param now milliseconds since 1970
 */
export async function readChecklist(
  { pages, quotas }: Pick<Store, 'pages' | 'quotas'>,
  widgets: readonly Widget[],
  now: number,
): Promise<Checklist> {
  const own = widgets.filter(({ id }) => id !== DEMO_WIDGET_ID).slice(0, MAX_LOOKED_AT);
  const usage = await quotas.usage(own, now);
  const steps = await Promise.all(
    own.map(async ({ id, name, allowlist }): Promise<Checklist> => {
      return {
        isDone: (usage.get(id)?.used ?? 0) > 0,
        widget: { id, name },
        websites: [...allowlist],
        pages: await pages.count(id),
      };
    }),
  );
  const [furthest] = steps.sort((a, b) => progressOf(b) - progressOf(a));
  return furthest ?? { isDone: false, websites: [], pages: 0 };
}

const progressOf = ({ isDone, pages, websites }: Checklist): number =>
  (isDone ? 4 : 0) + (pages > 0 ? 2 : 0) + (websites.length > 0 ? 1 : 0);
