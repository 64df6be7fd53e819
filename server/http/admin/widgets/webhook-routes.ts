/** The routes by which owners see and change what webhooks are signed with, and try the ways out. */
import { deliveryTestSchema, webhookSecretStateSchema } from '../../../admin-contract/deliveries.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import type { SendOutcome } from '../../../jobs/deliveries/delivery-sender.js';
import type { Widget } from '../../../model.js';
import { rotateWebhookSecret } from '../../../operate/widgets/webhook-secret.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { requireWidget } from '../requests/widget-scope.js';
import { widgetSubject } from './describe-widget.js';

export function webhookRoutes(deps: AdminDeps): Route[] {
  const { store, config, clock } = deps;
  const { widgets } = store;

  /** Tells of it before it is done. */
  const act = <Result>(call: OperatorCall, widget: Widget, action: string, work: () => Promise<Result>) => {
    const what = { action, widgetId: widget.id, subject: widgetSubject(widget) };
    return audited(deps, actorOf(call), what, work);
  };
  const sendSecret = ({ res }: OperatorCall, { webhookSecret, formerWebhookSecret }: Widget) => {
    const body = {
      ...(webhookSecret !== undefined && { secret: webhookSecret }),
      ...(formerWebhookSecret &&
        Date.parse(formerWebhookSecret.until) > clock() && { former: formerWebhookSecret }),
    };
    sendJson(res, 200, JSON.stringify(body));
  };
  const sendOutcome = ({ res }: OperatorCall, outcome: SendOutcome) => {
    const { isDelivered } = outcome;
    sendJson(
      res,
      200,
      JSON.stringify(isDelivered ? { isDelivered } : { isDelivered, reason: outcome.reason }),
    );
  };

  return [
    route({
      method: 'POST',
      path: '/api/admin/widgets/{widgetId}/webhook/secret',
      access: 'operator',
      action: 'useWebhookSecret',
      async handle(call) {
        const widget = await requireWidget(call, widgets);
        await act(call, widget, 'webhook.showSecret', () => Promise.resolve());
        sendSecret(call, widget);
      },
      description: {
        operationId: 'showWebhookSecret',
        summary: 'Shows what the webhook of a widget is signed with. Audited, so no GET.',
        responses: { 200: webhookSecretStateSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/widgets/{widgetId}/webhook/secret/rotate',
      access: 'operator',
      action: 'useWebhookSecret',
      async handle(call) {
        const { widgetId = '' } = call.params;
        const ifRevision = await widgets.revision(widgetId.toLowerCase());
        const rotated = rotateWebhookSecret(await requireWidget(call, widgets), clock());
        await act(call, rotated, 'webhook.rotateSecret', () => widgets.save(rotated, { ifRevision }));
        sendSecret(call, rotated);
      },
      description: {
        operationId: 'rotateWebhookSecret',
        summary: 'Makes a new secret for the webhook of a widget; the former signs too for a day.',
        responses: { 200: webhookSecretStateSchema },
        errors: ['not_found', 'precondition_failed'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/widgets/{widgetId}/webhook/test',
      access: 'operator',
      action: 'testDeliveries',
      async handle(call) {
        const widget = await requireWidget(call, widgets);
        if (widget.webhookUrl === undefined) throw new AppError('conflict', 'The widget has no webhook yet.');
        // What sends is loaded by who sends.
        const { sendTestEvent } = await import('../../../jobs/webhooks/send-test-event.js');
        sendOutcome(call, await act(call, widget, 'webhook.test', () => sendTestEvent(widget, config)));
      },
      description: {
        operationId: 'testWebhook',
        summary: 'Sends a test event to the webhook of a widget, and says what came of it.',
        responses: { 200: deliveryTestSchema },
        errors: ['not_found', 'conflict'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/widgets/{widgetId}/mail/test',
      access: 'operator',
      action: 'testDeliveries',
      async handle(call) {
        const widget = await requireWidget(call, widgets);
        if (!widget.notify) throw new AppError('conflict', 'The widget notifies nobody by mail yet.');
        const { sendTestMail } = await import('../../../jobs/mail/send-test-mail.js');
        sendOutcome(call, await act(call, widget, 'mail.test', () => sendTestMail(widget, config)));
      },
      description: {
        operationId: 'testMail',
        summary: 'Sends a test mail to those whom a widget notifies, and says what came of it.',
        responses: { 200: deliveryTestSchema },
        errors: ['not_found', 'conflict'],
      },
    }),
  ];
}
