/** The routes by which operators start imports, send files for them, and see how those before went. */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import {
  importRequestSchema,
  jobListSchema,
  runListSchema,
  startedImportSchema,
  uploadSetId,
} from '../../../admin-contract/imports.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import type { ImportOrder } from '../../../jobs/imports/import-jobs.js';
import { assertSize, readUploadPath } from '../../../jobs/imports/uploads.js';
import type { Widget } from '../../../model.js';
import { jsonBody, parseInput } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type RequestBody, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';
import { requireWidget } from '../requests/widget-scope.js';

const WIDGET = '/api/admin/widgets/{widgetId}';

export function importRoutes(deps: AdminDeps): Route[] {
  const { store, imports, news } = deps;
  const { widgets, runs } = store;
  const { jobs, uploads } = imports;

  return [
    route({
      method: 'POST',
      path: `${WIDGET}/imports`,
      access: 'operator',
      action: 'editKnowledge',
      body: jsonBody(importRequestSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const widget = await requireWidget(call, widgets);
        const { from, dryRun: isDryRun = false } = call.body;
        const order = { widgetId: widget.id, by: byOf(call), from: orderOf(widget, from), isDryRun };
        const subject = 'url' in from ? { kind: 'source', id: from.url } : { kind: 'upload', id: from.set };
        const act = { action: isDryRun ? 'import.preview' : 'import.start', widgetId: widget.id, subject };
        const job = await audited(deps, actorOf(call), act, () => Promise.resolve(jobs.start(order)));
        const told = () => {
          news.publish({ event: 'job', data: { id: job.id, widgetId: widget.id, state: job.state } });
        };
        told();
        jobs.find(job.id)?.follow((event) => {
          if (event === 'ended') told();
        });
        sendJson(call.res, 202, JSON.stringify({ jobId: job.id }), { Location: `/api/admin/jobs/${job.id}` });
      },
      description: {
        operationId: 'startImport',
        summary: 'Starts to import a website, or files that were sent; Location says where it is followed.',
        responses: { 202: startedImportSchema },
        errors: ['not_found', 'busy'],
      },
    }),
    route({
      method: 'GET',
      path: `${WIDGET}/imports`,
      access: 'operator',
      action: 'readKnowledge',
      async handle(call) {
        const { id } = await requireWidget(call, widgets);
        sendJson(call.res, 200, JSON.stringify({ items: jobs.list(id) }));
      },
      description: {
        operationId: 'listImports',
        summary: 'Lists the imports that run, and those that ended in the last 15 minutes; the newest first.',
        responses: { 200: jobListSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'PUT',
      path: `${WIDGET}/uploads/{set}/{path}`,
      access: 'operator',
      action: 'editKnowledge',
      body: fileBody,
      async handle(call) {
        const { id: widgetId } = await requireWidget(call, widgets);
        const { set: given = '', path = '' } = call.params;
        const set = parseInput(z.strictObject({ set: uploadSetId }), { set: given }).set;
        await uploads.save({ widgetId, set }, path, call.body.length, call.req);
        call.res.writeHead(204).end();
      },
      description: {
        operationId: 'sendFile',
        summary:
          'Takes one file of a set, which is imported with POST …/imports. `set` is a UUID of the caller’s; in `path`, a "/" is written %2F.',
        responses: { 204: null },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: `${WIDGET}/runs`,
      access: 'operator',
      action: 'readKnowledge',
      async handle(call) {
        const { id } = await requireWidget(call, widgets);
        sendJson(call.res, 200, JSON.stringify({ items: await runs.list(id) }));
      },
      description: {
        operationId: 'listRuns',
        summary: 'Lists the last 50 imports of a widget, and how they went.',
        responses: { 200: runListSchema },
        errors: ['not_found'],
      },
    }),
  ];
}

/** Who an import is by, as those who look at it are told. */
export function byOf({ caller }: OperatorCall): ImportOrder['by'] {
  return caller.via === 'token'
    ? { kind: 'token', name: caller.token.name }
    : { kind: 'operator', name: caller.operator.name };
}

/** A website is read as the source of the same address says. */
function orderOf(
  { sources = [] }: Widget,
  from: z.infer<typeof importRequestSchema>['from'],
): ImportOrder['from'] {
  if ('set' in from) return { set: from.set, baseUrl: from.baseUrl };
  const { url, isSingle } = from;
  const source = sources.find((each) => each.url === url);
  return { site: { ...source, url, ...(isSingle !== undefined && { isSingle }) } };
}

/** The bytes of a file, which are read when they have a place; what is wrong with them is said before. */
const fileBody: RequestBody<{ length: number }> = {
  schema: z.object({ length: z.int() }),
  mediaType: 'application/octet-stream',
  read(req, res) {
    return new Promise((resolve) => {
      try {
        resolve({ length: announcedLength(req) });
      } catch (error) {
        // What is not read of it would be taken for the next request.
        res.setHeader('Connection', 'close');
        throw error;
      }
    });
  },
};

/** @throws {AppError} `unsupported_media_type`, `invalid_request`, `payload_too_large` */
function announcedLength({ headers, url = '' }: IncomingMessage): number {
  if (!/^application\/octet-stream\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
    throw new AppError(
      'unsupported_media_type',
      'Send the file with Content-Type: application/octet-stream.',
    );
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (!Number.isSafeInteger(length))
    throw new AppError('invalid_request', 'Say by Content-Length how long the file is.');
  assertSize(length);
  readUploadPath(pathIn(url));
  return length;
}

/** The last part of an address, which the table of routes decodes in the same way. */
function pathIn(url: string): string {
  try {
    return decodeURIComponent(url.replace(/\?.*$/, '').replace(/^.*\//, ''));
  } catch {
    throw new AppError('invalid_request', 'The path of the file is not encoded as it should be.');
  }
}
