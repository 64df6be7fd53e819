/** The routes by which operators follow an import, stop it, look at what it would change, and apply that. */
import { z } from 'zod';
import {
  changeListSchema,
  importJobSchema,
  pageDiffSchema,
  type ChangeList,
} from '../../../admin-contract/imports.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import type { StagedPage } from '../../../importing/web/staged-changes.js';
import type { ImportWork } from '../../../jobs/imports/import-work.js';
import { openEventStream, sendEvent } from '../../transport/event-stream.js';
import { sendJson } from '../../transport/json-response.js';
import { onClosed } from '../../transport/on-closed.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { onShutdown } from '../../transport/shutdown-signal.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { pageFields } from '../requests/page-query.js';
import { byOf } from './import-routes.js';

const JOB = '/api/admin/jobs/{jobId}';
/** How often it is asked whether who follows is still signed in. */
const CHECK_MS = 20_000;
const changesQuery = z.strictObject({ ...pageFields, cursor: z.string().max(1000).optional() });

export function jobRoutes(deps: AdminDeps): Route[] {
  const { jobs } = deps.imports;

  function requireJob({ caller, params }: OperatorCall): ImportWork {
    const { jobId = '' } = params;
    const work = jobs.find(jobId);
    if (work && (caller.widgets?.includes(work.job.widgetId) ?? true)) return work;
    throw new AppError('not_found', 'There is no such import; those that ended are kept for 15 minutes.');
  }

  const subjectOf = ({ job }: ImportWork) => ({
    kind: 'import',
    id: job.id,
    ...(job.from.url !== undefined && { name: job.from.url }),
  });

  return [
    route({
      method: 'GET',
      path: JOB,
      access: 'operator',
      action: 'readKnowledge',
      handle(call) {
        sendJson(call.res, 200, JSON.stringify(requireJob(call).job));
      },
      description: {
        operationId: 'getImport',
        summary: 'Says how far an import is, or how it ended.',
        responses: { 200: importJobSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: `${JOB}/events`,
      access: 'operator',
      action: 'readKnowledge',
      handle(call) {
        follow(deps, call, requireJob(call));
      },
      description: {
        operationId: 'followImport',
        summary:
          'Follows an import by server-sent events: `job` with all that is known, then `progress` and `skipped`, and `job` again at its end.',
        responses: { 200: 'text/event-stream' },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'DELETE',
      path: JOB,
      access: 'operator',
      action: 'editKnowledge',
      async handle(call) {
        const work = requireJob(call);
        const act = { action: 'import.stop', widgetId: work.job.widgetId, subject: subjectOf(work) };
        await audited(deps, actorOf(call), act, () => jobs.cancel(work.job.id));
        sendJson(call.res, 200, JSON.stringify(work.job));
      },
      description: {
        operationId: 'stopImport',
        summary:
          'Stops an import; what was imported stays. Of a dry run that ended, the result is thrown away; while it is applied, it cannot be stopped.',
        responses: { 200: importJobSchema },
        errors: ['not_found', 'conflict'],
      },
    }),
    route({
      method: 'POST',
      path: `${JOB}/apply`,
      access: 'operator',
      action: 'editKnowledge',
      async handle(call) {
        const work = requireJob(call);
        const act = { action: 'import.apply', widgetId: work.job.widgetId, subject: subjectOf(work) };
        const job = await audited(deps, actorOf(call), act, () => jobs.apply(work.job.id, byOf(call)));
        sendJson(call.res, 200, JSON.stringify(job));
      },
      description: {
        operationId: 'applyImport',
        summary: 'Makes the changes that a dry run found, without another look at the site.',
        responses: { 200: importJobSchema },
        errors: ['not_found', 'conflict'],
      },
    }),
    route({
      method: 'GET',
      path: `${JOB}/changes`,
      access: 'operator',
      action: 'readKnowledge',
      query: changesQuery,
      async handle(call) {
        const { countChanges, diffLines } = await loadDiff();
        const { limit, cursor } = changesQuery.parse(call.query);
        const all = (requireJob(call).staged?.changes() ?? []).filter(
          ({ page }) => cursor === undefined || page.id > cursor,
        );
        const items = all.slice(0, limit).map((change) => {
          const { id, title, url } = change.page;
          return { kind: change.kind, id, title, url, ...countChanges(diffLines(...textsOf(change))) };
        });
        const last = items.at(-1);
        const body: ChangeList = { items, ...(all.length > limit && last && { next: last.id }) };
        sendJson(call.res, 200, JSON.stringify(body));
      },
      description: {
        operationId: 'listChanges',
        summary: 'Lists the pages that a dry run would change.',
        responses: { 200: changeListSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: `${JOB}/changes/{pageId}`,
      access: 'operator',
      action: 'readKnowledge',
      async handle(call) {
        const { diffLines } = await loadDiff();
        const { pageId } = call.params;
        const change = requireJob(call)
          .staged?.changes()
          .find(({ page }) => page.id === pageId);
        if (!change) throw new AppError('not_found', 'This page would not be changed.');
        sendJson(call.res, 200, JSON.stringify(diffLines(...textsOf(change))));
      },
      description: {
        operationId: 'getChange',
        summary: 'Gives what a dry run would change of a page, line by line.',
        responses: { 200: pageDiffSchema },
        errors: ['not_found'],
      },
    }),
  ];
}

/** What compares texts is loaded with the first result that an operator looks at. */
const loadDiff = () => import('../../../operate/knowledge/line-diff.js');

/** The text of a page before and after a change. */
const textsOf = ({ kind, page, before }: StagedPage): [before: string, after: string] =>
  kind === 'removed' ? [page.content, ''] : [before?.content ?? '', page.content];

/** Whoever joins gets all at once, and what follows until the end. */
function follow(
  { followCaller, shutdownSignal }: AdminDeps,
  { res, caller }: OperatorCall,
  work: ImportWork,
): void {
  openEventStream(res, CHECK_MS);
  sendEvent(res, 'job', work.job);
  if (!work.isRunning) {
    res.end();
    return;
  }
  const end = () => {
    if (!res.writableEnded) res.end();
  };
  const unfollow = work.follow((event, data) => {
    sendEvent(res, event === 'ended' ? 'job' : event, data);
    if (event === 'ended') end();
  });
  const check = setInterval(() => {
    void followCaller(caller).then(
      (now) => {
        if (!now) end();
      },
      () => undefined,
    );
  }, CHECK_MS);
  onShutdown(shutdownSignal, res, end);
  onClosed(res, () => {
    unfollow();
    clearInterval(check);
  });
}
