/** A page of the list of widgets. */
import type { WidgetPage } from '../../../admin-contract/widgets.js';
import { lastOrigins } from '../../../operate/widgets/list-origins.js';
import { readQuotas } from '../../../operate/widgets/read-quota.js';
import type { AdminDeps } from '../requests/admin-deps.js';
import { pageOf } from '../requests/page-query.js';
import type { WidgetScope } from '../requests/widget-scope.js';

export async function listRows(
  { store, seen, clock }: Pick<AdminDeps, 'store' | 'seen' | 'clock'>,
  scope: WidgetScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<WidgetPage> {
  const all = (await store.widgets.list()).filter(({ id }) => scope?.includes(id) ?? true);
  const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
  const { items: widgets, ...more } = pageOf(all.slice(from, from + limit + 1), limit, ({ id }) => id);
  await seen.flush();
  const ids = widgets.map(({ id }) => id);
  const quotas = await readQuotas(store.quotas, widgets, clock());
  const last = await lastOrigins(store.seen, ids, clock());
  const problems = await store.knownProblems();
  const items = await Promise.all(
    widgets.map(async ({ id, name, isActive, allowlist, quota }) => {
      const problem = problems.find(({ file }) => file === `widgets/${id}.json`);
      const place = problem?.line === undefined ? '' : `, line ${problem.line}`;
      const lastSeen = last.get(id);
      return {
        id,
        name,
        isActive,
        allowlist,
        pages: await store.pages.count(id),
        quota: quotas.get(id) ?? { used: 0, allowed: quota.messages, period: quota.period, resetsAt: '' },
        ...(lastSeen && { lastSeen }),
        ...(problem && { problem: `${problem.file}${place}: ${problem.reason}` }),
      };
    }),
  );
  return { items, ...more };
}
