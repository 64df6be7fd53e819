/** The routes by which operators remove pages, keep them out of imports, and take that back. */
import { removalSchema, type Removal } from '../../../admin-contract/pages.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import { patternOf } from '../../../importing/web/path-patterns.js';
import type { Page } from '../../../model.js';
import { editSources } from '../../../operate/knowledge/edit-sources.js';
import {
  findLeftOut,
  leavingOut,
  takingBack,
  type LeftOut,
} from '../../../operate/knowledge/leave-out-page.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { requireWidget } from '../requests/widget-scope.js';
import { PAGE, requirePage, subjectOf } from './page-routes.js';

/** How long a removal can be taken back, in milliseconds, and how many removals at most. */
const KEPT_MS = 15 * 60_000;
const MOST_KEPT = 200;

interface Removed {
  pages: Page[];
  leftOut?: LeftOut;
  until: number;
  /** Not where some could not be removed. */
  isWhole: boolean;
}

export function removalRoutes(deps: AdminDeps): Route[] {
  const { store, clock } = deps;
  const { pages, widgets } = store;
  /** By widget and page, the oldest first. */
  const removals = new Map<string, Removed>();

  async function remove(
    widgetId: string,
    pageId: string,
    { pages: asked, leftOut }: Pick<Removed, 'pages' | 'leftOut'>,
  ): Promise<Removal> {
    const key = `${widgetId} ${pageId}`;
    const before = removals.get(key);
    // What an earlier try removed before it failed is not lost when it is tried again.
    const earlier = before?.isWhole === false ? before.pages : [];
    const rest = earlier.filter(({ id }) => !asked.some((page) => page.id === id));
    const until = clock() + KEPT_MS;
    const removed: Removed = {
      pages: [...rest, ...asked],
      ...(leftOut && { leftOut }),
      until,
      isWhole: false,
    };
    removals.delete(key);
    removals.set(key, removed);
    const [oldest] = removals.keys();
    if (removals.size > MOST_KEPT && oldest !== undefined) removals.delete(oldest);
    for (const { id } of asked) await pages.remove(widgetId, id);
    removed.isWhole = true;
    return { removed: asked.map(({ id }) => id), restorableUntil: new Date(until).toISOString() };
  }

  return [
    route({
      method: 'DELETE',
      path: PAGE,
      access: 'operator',
      action: 'editKnowledge',
      async handle(call) {
        const [{ id: widgetId }, page] = await requirePage(store, call);
        const act = { action: 'page.remove', widgetId, subject: subjectOf(page) };
        const removal = await audited(deps, actorOf(call), act, () =>
          remove(widgetId, page.id, { pages: [page] }),
        );
        sendJson(call.res, 200, JSON.stringify(removal));
      },
      description: {
        operationId: 'removePage',
        summary: 'Removes a page. One of a website comes back with the next import, unless it is left out.',
        responses: { 200: removalSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'POST',
      path: `${PAGE}/leave-out`,
      access: 'operator',
      action: 'editKnowledge',
      async handle(call) {
        const [{ id: widgetId }, page] = await requirePage(store, call);
        const leftOut = await findLeftOut(store, widgetId, page.id, patternOf);
        const changes = { source: leftOut.url, exclude: leftOut.patterns };
        const act = { action: 'page.leaveOut', widgetId, subject: subjectOf(page), changes };
        const removal = await audited(deps, actorOf(call), act, async () => {
          await editSources(widgets, widgetId, (widget) => leavingOut(widget, leftOut));
          return remove(widgetId, page.id, { pages: leftOut.pages, leftOut });
        });
        sendJson(call.res, 200, JSON.stringify(removal));
      },
      description: {
        operationId: 'leaveOutPage',
        summary: 'Removes a page of a website, with the others of its document, and keeps it out of imports.',
        responses: { 200: removalSchema },
        errors: ['not_found', 'conflict'],
      },
    }),
    route({
      method: 'POST',
      path: `${PAGE}/restore`,
      access: 'operator',
      action: 'editKnowledge',
      async handle(call) {
        const { id: widgetId } = await requireWidget(call, widgets);
        const { pageId = '' } = call.params;
        const removed = removals.get(`${widgetId} ${pageId}`);
        if (!removed || removed.until < clock())
          throw new AppError(
            'not_found',
            'There is nothing to take back: a removed page is kept for 15 minutes.',
          );
        const act = { action: 'page.restore', widgetId, subject: { kind: 'page', id: pageId } };
        await audited(deps, actorOf(call), act, async () => {
          const { leftOut } = removed;
          if (leftOut) await editSources(widgets, widgetId, (widget) => takingBack(widget, leftOut));
          for (const page of removed.pages) {
            if (!(await pages.get(widgetId, page.id))) await pages.save(widgetId, page);
          }
        });
        removals.delete(`${widgetId} ${pageId}`);
        call.res.writeHead(204).end();
      },
      description: {
        operationId: 'restorePage',
        summary: 'Takes back that a page was removed or left out, within 15 minutes.',
        responses: { 204: null },
        errors: ['not_found'],
      },
    }),
  ];
}
