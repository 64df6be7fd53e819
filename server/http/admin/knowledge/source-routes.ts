/** The routes by which operators choose which websites the pages of a widget are kept fresh from. */
import { z } from 'zod';
import {
  newSourceSchema,
  sourceChangeSchema,
  sourceListSchema,
  sourceStateSchema,
  type SourceChange,
  type SourceState,
} from '../../../admin-contract/sources.js';
import { audited } from '../../../identity/audited.js';
import { dueAt } from '../../../jobs/source-schedule.js';
import {
  editSources,
  pageIdsOf,
  pagesOfSource,
  requireSource,
  sourceIdOf,
  withNewSource,
} from '../../../operate/knowledge/edit-sources.js';
import type { Source } from '../../../site-records.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';
import { requireWidget } from '../requests/widget-scope.js';

const SOURCES = '/api/admin/widgets/{widgetId}/sources';
const SOURCE = `${SOURCES}/{sourceId}`;
const removalQuery = z.strictObject({
  pages: z.enum(['keep', 'remove']).default('keep').describe('What becomes of its pages.'),
});

export function sourceRoutes(deps: AdminDeps): Route[] {
  const { store, imports, clock } = deps;
  const { widgets, sites, pages } = store;

  async function describe(widgetId: string, source: Source): Promise<SourceState> {
    const site = await sites.get(widgetId, source.url);
    const running = imports.jobs
      .list(widgetId)
      .find((job) => job.from.url === source.url && job.state === 'running');
    const next = dueAt(source, site, 0);
    const isPaused = source.isPaused === true;
    return {
      id: sourceIdOf(source.url),
      url: source.url,
      every: source.every,
      maxPages: source.maxPages ?? null,
      delay: source.delay ?? null,
      isSingle: source.isSingle === true,
      isPaused,
      include: source.include ?? [],
      exclude: source.exclude ?? [],
      pages: new Set(pageIdsOf(site)).size,
      pending: site?.pending.length ?? 0,
      ...(site?.finishedAt !== undefined && { finishedAt: site.finishedAt }),
      ...(!isPaused && next > clock() && { nextAt: new Date(next).toISOString() }),
      ...(site?.failure && { failure: site.failure }),
      ...(running && { jobId: running.id }),
    };
  }

  const idOf = ({ params }: OperatorCall): string => params['sourceId'] ?? '';
  const actOf = (action: string, widgetId: string, url: string, changes?: object) => ({
    action,
    widgetId,
    subject: { kind: 'source', id: sourceIdOf(url), name: url },
    ...(changes && { changes: { ...changes } }),
  });

  return [
    route({
      method: 'GET',
      path: SOURCES,
      access: 'operator',
      action: 'readKnowledge',
      async handle(call) {
        const { id, sources = [] } = await requireWidget(call, widgets);
        const items = await Promise.all(sources.map((source) => describe(id, source)));
        sendJson(call.res, 200, JSON.stringify({ items }));
      },
      description: {
        operationId: 'listSources',
        summary: 'Lists the websites that the pages of a widget are kept fresh from, and how that went.',
        responses: { 200: sourceListSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'POST',
      path: SOURCES,
      access: 'operator',
      action: 'editKnowledge',
      body: jsonBody(newSourceSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const widget = await requireWidget(call, widgets);
        const { url, every, ...change } = call.body;
        const source = changed({ url, every }, change);
        withNewSource(widget.sources ?? [], source);
        await audited(deps, actorOf(call), actOf('source.add', widget.id, url, change), () =>
          editSources(widgets, widget.id, ({ sources = [] }) => withNewSource(sources, source)),
        );
        sendJson(call.res, 201, JSON.stringify(await describe(widget.id, source)));
      },
      description: {
        operationId: 'addSource',
        summary: 'Adds a website that the pages of a widget are kept fresh from.',
        responses: { 201: sourceStateSchema },
        errors: ['not_found', 'conflict'],
      },
    }),
    route({
      method: 'PATCH',
      path: SOURCE,
      access: 'operator',
      action: 'editKnowledge',
      body: jsonBody(sourceChangeSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const widget = await requireWidget(call, widgets);
        const { url } = requireSource(widget, idOf(call));
        let source = requireSource(widget, idOf(call));
        await audited(deps, actorOf(call), actOf('source.change', widget.id, url, call.body), () =>
          editSources(widgets, widget.id, (now) => {
            const before = requireSource(now, idOf(call));
            source = changed(before, call.body);
            return (now.sources ?? []).map((each) => (each === before ? source : each));
          }),
        );
        sendJson(call.res, 200, JSON.stringify(await describe(widget.id, source)));
      },
      description: {
        operationId: 'changeSource',
        summary: 'Changes how a website is imported. What is left out goes with its next import.',
        responses: { 200: sourceStateSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'DELETE',
      path: SOURCE,
      access: 'operator',
      action: 'editKnowledge',
      query: removalQuery,
      async handle(call) {
        const widget = await requireWidget(call, widgets);
        const { url } = requireSource(widget, idOf(call));
        const removesPages = removalQuery.parse(call.query).pages === 'remove';
        const act = actOf('source.remove', widget.id, url, { pages: removesPages ? 'removed' : 'kept' });
        await audited(deps, actorOf(call), act, async () => {
          await editSources(widgets, widget.id, ({ sources = [] }) =>
            sources.filter((each) => each.url !== url),
          );
          if (!removesPages) return;
          for (const id of await pagesOfSource(store, widget.id, url)) await pages.remove(widget.id, id);
        });
        call.res.writeHead(204).end();
      },
      description: {
        operationId: 'removeSource',
        summary: 'Ends keeping a website fresh; its pages stay, unless they are to go.',
        responses: { 204: null },
        errors: ['not_found'],
      },
    }),
  ];
}

/** A source with what is given changed; what says the usual is left out of its record. */
function changed(source: Source, { every, ...change }: SourceChange): Source {
  const { maxPages, delay, isSingle, isPaused, include, exclude } = { ...source, ...defined(change) };
  return {
    url: source.url,
    every: every ?? source.every,
    ...(maxPages != null && { maxPages }),
    ...(delay != null && { delay }),
    ...(isSingle === true && { isSingle }),
    ...(isPaused === true && { isPaused }),
    ...(include && include.length > 0 && { include }),
    ...(exclude && exclude.length > 0 && { exclude }),
  };
}

const defined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
