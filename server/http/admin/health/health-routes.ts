/** The routes that tell how the server is, and try again what was given up. */
import { healthReportSchema } from '../../../admin-contract/health.js';
import type { HealthReport } from '../../../admin-contract/health.js';
import type { Caller } from '../../../identity/authenticate.js';
import { worstOf } from '../../../doctor/examine.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import type { AdminDeps } from '../requests/admin-deps.js';

export function healthRoutes({ health }: AdminDeps): Route[] {
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
