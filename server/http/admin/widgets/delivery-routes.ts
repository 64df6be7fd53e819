/** The routes about what owners are still to be told, by webhook and mail. */
import { z } from 'zod';
import {
  deliveryPageSchema,
  retryRequestSchema,
  retrySchema,
  type Delivery,
  type DeliveryPage,
} from '../../../admin-contract/deliveries.js';
import { audited } from '../../../identity/audited.js';
import { channelSchema } from '../../../notification-settings.js';
import type { OperatorDeliveries, DeliveryFilter, OwedDelivery } from '../../../store/port/delivery-store.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';
import { pageFields, pageOf } from '../requests/page-query.js';
import { scopeOf, widgetField, type WidgetScope } from '../requests/widget-scope.js';

const querySchema = z.strictObject({
  ...pageFields,
  widget: widgetField,
  channel: channelSchema.optional(),
  state: z.enum(['waiting', 'dead']).optional(),
});

export function deliveryRoutes(deps: AdminDeps): Route[] {
  const { deliveries } = deps.store;
  return [
    route({
      method: 'GET',
      path: '/api/admin/deliveries',
      access: 'operator',
      action: 'readDeliveries',
      query: querySchema,
      async handle({ res, caller, query }) {
        const { widget, channel, state, limit, cursor } = querySchema.parse(query);
        const owed = await listOwed(deliveries, scopeOf(caller, widget), { channel });
        const wanted = owed.filter(({ isDead }) => state === undefined || isDead === (state === 'dead'));
        const from = cursor === undefined ? 0 : wanted.findIndex((each) => nameOf(each) === cursor) + 1;
        const { items, ...more } = pageOf(wanted.slice(from, from + limit + 1), limit, nameOf);
        const page: DeliveryPage = { items: items.map(describe), ...more };
        sendJson(res, 200, JSON.stringify(page));
      },
      description: {
        operationId: 'listDeliveries',
        summary: 'Lists what owners have not been told yet, the newest first.',
        responses: { 200: deliveryPageSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/deliveries/retry',
      access: 'operator',
      action: 'retryDeliveries',
      body: jsonBody(retryRequestSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const { widgetId, channel } = call.body;
        const scope = scopeOf(call.caller, widgetId) ?? [undefined];
        const act = {
          action: 'delivery.retry',
          ...(widgetId !== undefined && { widgetId }),
          ...(channel !== undefined && { changes: { channel } }),
        };
        const at = new Date(deps.clock()).toISOString();
        const revived = await audited(deps, actorOf(call), act, () =>
          Promise.all(scope.map((id) => deliveries.revive({ widgetId: id, channel }, at))),
        );
        const sum = revived.reduce((total, each) => total + each, 0);
        sendJson(call.res, 200, JSON.stringify({ revived: sum }));
      },
      description: {
        operationId: 'retryDeliveries',
        summary: 'Has deliveries tried again that were given up.',
        responses: { 200: retrySchema },
        errors: ['not_found'],
      },
    }),
  ];
}

/** The newest first. */
async function listOwed(
  deliveries: OperatorDeliveries,
  scope: WidgetScope,
  filter: Pick<DeliveryFilter, 'channel'>,
): Promise<OwedDelivery[]> {
  const asked = (scope ?? [undefined]).map((widgetId) => deliveries.list({ ...filter, widgetId }));
  return (await Promise.all(asked)).flat().reverse();
}

const nameOf = ({ recordId, channel }: OwedDelivery): string => `${recordId}.${channel}`;

function describe({ isDead, dueAt, reason, ...owed }: OwedDelivery): Delivery {
  const { recordId, widgetId, channel, event, failures } = owed;
  return {
    recordId,
    widgetId,
    channel,
    event,
    failures,
    state: isDead ? 'dead' : 'waiting',
    ...(!isDead && { nextAt: new Date(dueAt).toISOString() }),
    ...(reason !== undefined && { reason }),
  };
}
