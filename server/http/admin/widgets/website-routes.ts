/** The routes about the websites of widgets: which may use one, and which were there. */
import {
  allowlistCheckRequestSchema,
  allowlistCheckSchema,
  originCheckRequestSchema,
  originCheckSchema,
  seenOriginsSchema,
} from '../../../admin-contract/websites.js';
import { checkEntries, checkOrigin } from '../../../operate/widgets/check-origin.js';
import { listOrigins } from '../../../operate/widgets/list-origins.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import type { AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';
import { requireWidget } from '../requests/widget-scope.js';

export function websiteRoutes({ store, seen, clock }: AdminDeps): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/admin/allowlist-check',
      access: 'operator',
      action: 'readWidgets',
      body: jsonBody(allowlistCheckRequestSchema, 4 * MAX_ADMIN_BODY_BYTES),
      handle({ res, body }) {
        sendJson(res, 200, JSON.stringify({ entries: checkEntries(body.allowlist) }));
      },
      description: {
        operationId: 'checkAllowlist',
        summary: 'Says of each entry what it lets in, or why it is none. Changes nothing.',
        responses: { 200: allowlistCheckSchema },
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/widgets/{widgetId}/origin-check',
      access: 'operator',
      action: 'readWidgets',
      body: jsonBody(originCheckRequestSchema, 4 * MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const { allowlist } = await requireWidget(call, store.widgets);
        const { origin, allowlist: draft = allowlist } = call.body;
        sendJson(call.res, 200, JSON.stringify(checkOrigin(origin, draft)));
      },
      description: {
        operationId: 'checkOrigin',
        summary: 'Says whether a website may use a widget, and by which entry. Changes nothing.',
        responses: { 200: originCheckSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/widgets/{widgetId}/origins',
      access: 'operator',
      action: 'readWidgets',
      async handle(call) {
        const widget = await requireWidget(call, store.widgets);
        await seen.flush();
        sendJson(call.res, 200, JSON.stringify(await listOrigins(store.seen, widget, clock())));
      },
      description: {
        operationId: 'listOrigins',
        summary: 'Lists the websites that a widget was asked for from, within thirty days.',
        responses: { 200: seenOriginsSchema },
        errors: ['not_found'],
      },
    }),
  ];
}
