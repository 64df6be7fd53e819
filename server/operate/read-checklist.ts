/** How far a new server is from its first visitor. */
import type { Checklist } from '../admin-contract/tasks.js';
import { DEMO_WIDGET_ID } from '../defaults.js';
import type { Widget } from '../model.js';
import type { Store } from '../store/port/store.js';
import { lastOrigins } from './widgets/list-origins.js';

/** More widgets than that are no beginning. */
const MAX_LOOKED_AT = 20;

/**
 * @param widgets that the operator may see
 * @param now milliseconds since 1970
 */
export async function readChecklist(
  store: Pick<Store, 'pages' | 'quotas' | 'seen'>,
  widgets: readonly Widget[],
  now: number,
): Promise<Checklist> {
  const own = widgets.filter(({ id }) => id !== DEMO_WIDGET_ID).slice(0, MAX_LOOKED_AT);
  const ids = own.map(({ id }) => id);
  const [usage, visits] = await Promise.all([
    store.quotas.usage(own, now),
    lastOrigins(store.seen, ids, now),
  ]);
  const steps = await Promise.all(
    own.map(async ({ id, name, allowlist }): Promise<Checklist> => {
      const visit = visits.get(id);
      const pages = await store.pages.count(id);
      // A visitor may have come before websites were written down.
      const isAsked = (usage.get(id)?.used ?? 0) > 0;
      return {
        // A chat without pages answers nothing, whoever comes.
        isDone: pages > 0 && (visit !== undefined || isAsked),
        widget: { id, name },
        websites: [...allowlist],
        pages,
        ...(visit && { visit }),
      };
    }),
  );
  const [furthest] = steps.sort((a, b) => progressOf(b) - progressOf(a));
  return furthest ?? { isDone: false, websites: [], pages: 0 };
}

const progressOf = ({ isDone, pages, websites }: Checklist): number =>
  (isDone ? 4 : 0) + (pages > 0 ? 2 : 0) + (websites.length > 0 ? 1 : 0);
