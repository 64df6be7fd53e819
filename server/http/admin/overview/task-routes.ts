/** The route of the first screen: what there is to do. */
import { z } from 'zod';
import { taskListSchema, type TaskList } from '../../../admin-contract/tasks.js';
import { listTasks } from '../../../operate/list-tasks.js';
import { readChecklist } from '../../../operate/read-checklist.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import type { AdminDeps } from '../requests/admin-deps.js';
import { scopeOf, widgetField } from '../requests/widget-scope.js';

const querySchema = z.strictObject({ widget: widgetField });

export function taskRoutes({
  store,
  insight,
  config,
  clock,
}: Pick<AdminDeps, 'store' | 'insight' | 'config' | 'clock'>): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/admin/tasks',
      access: 'operator',
      action: 'readTasks',
      query: querySchema,
      async handle({ res, caller, query }) {
        const { widget } = querySchema.parse(query);
        const scope = scopeOf(caller, widget);
        const all = await store.widgets.list();
        const widgets = all.filter(({ id }) => scope?.includes(id) ?? true);
        const visible = all.filter(({ id }) => caller.widgets?.includes(id) ?? true);
        const now = clock();
        const hasMailServer = config.mail !== undefined;
        const isAll = scope === undefined;
        const list: TaskList = {
          items: await listTasks({ store, insight, widgets, hasMailServer, isAll, now }),
          checklist: await readChecklist(store, visible, now),
        };
        sendJson(res, 200, JSON.stringify(list));
      },
      description: {
        operationId: 'listTasks',
        summary: 'Lists what there is to do now, and how far a new server is.',
        responses: { 200: taskListSchema },
      },
    }),
  ];
}
