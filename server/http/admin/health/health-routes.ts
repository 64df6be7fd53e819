/** The routes that tell how the server is, and try again what was given up. */
import { healthReportSchema, visitCheckSchema } from '../../../admin-contract/health.js';
import type { HealthReport } from '../../../admin-contract/health.js';
import type { Caller } from '../../../identity/authenticate.js';
import { worstOf } from '../../../doctor/examine.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import type { AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';
import { scopeOf } from '../requests/widget-scope.js';

export function healthRoutes({ health, store }: AdminDeps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/admin/health',
      access: 'operator',
      action: 'readHealth',
      async handle({ res, caller }) {
        sendJson(res, 200, JSON.stringify(seenBy(caller, await health.look())));
      },
      description: {
        operationId: 'getHealth',
        summary: 'Says how the server is, without asking other machines.',
        responses: { 200: healthReportSchema },
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/health/check',
      access: 'operator',
      action: 'readHealth',
      async handle({ res, caller }) {
        sendJson(res, 200, JSON.stringify(seenBy(caller, await health.check())));
      },
      description: {
        operationId: 'checkHealth',
        summary: 'Looks at everything anew, and asks mail server, models and the public address too.',
        responses: { 200: healthReportSchema },
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/health/visit',
      access: 'operator',
      action: 'readHealth',
      body: jsonBody(visitCheckSchema, MAX_ADMIN_BODY_BYTES),
      async handle({ res, caller, body }) {
        const scope = scopeOf(caller, body.widgetId);
        const widgets = (await store.widgets.list()).filter(({ id }) => scope?.includes(id) ?? true);
        const { origin } = new URL(body.url);
        sendJson(res, 200, JSON.stringify(await health.checkVisit(origin, widgets, body.widgetId)));
      },
      description: {
        operationId: 'checkVisit',
        summary: 'Says whether a visitor of a website gets the chat, by requests like those of a browser.',
        responses: { 200: healthReportSchema },
        errors: ['not_found'],
      },
    }),
  ];
}

/** What is about widgets that the caller may not see is left out. */
function seenBy({ widgets }: Pick<Caller, 'widgets'>, report: HealthReport): HealthReport {
  if (!widgets) return report;
  const sections = report.sections.filter(
    ({ widgetId }) => widgetId === undefined || widgets.includes(widgetId),
  );
  // Some of these name files of all widgets.
  const own = sections.filter(({ code }) => code !== 'data' && code !== 'mail');
  return { ...report, sections: own, level: worstOf(own) };
}
