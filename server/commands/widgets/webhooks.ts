/** `webhooks list|retry|secret|test` */
import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import type { OwedDelivery } from '../../store/port/delivery-store.js';
import { makeWebhookSecret } from '../../jobs/webhooks/signature.js';
import { defineCommand, type Command } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, LIMIT_FLAG, readLimit } from '../terminal/log-flags.js';
import { checkWidgetId, withData, withLog, withWidget } from '../terminal/open-data.js';
import { count } from '../terminal/quantities.js';

/** How long a secret that was replaced signs too, so that the receiver may change over: a day. */
const FORMER_SECRET_MS = 86_400_000;

const WIDGET_FLAG = { widget: FILTER_FLAGS.widget };

const list = defineCommand({
  name: 'webhooks list',
  summary: 'Lists what webhooks have not been told yet.',
  synopsis: '[--widget ID] [--limit N]',
  positionals: [],
  flags: { ...WIDGET_FLAG, ...LIMIT_FLAG, ...SHARED_FLAGS },
  notes: `A delivery that fails is tried again for a day and a half, and is dead then,
until webhooks retry. Times are in UTC.`,
  run(values, _, terminal) {
    const limit = readLimit(values);
    if (values.widget !== undefined) checkWidgetId(values.widget);
    return withLog(values.data, terminal, async ({ store }) => {
      const all = await store.deliveries.list(values.widget);
      const shown = all.slice(-limit).reverse();
      if (all.length > shown.length) {
        terminal.note(`${count(all.length - shown.length, 'older event')} left out.`);
      }
      return {
        json: shown.map(({ recordId: factId, dueAt, isDead, ...owed }) => ({
          ...{ ...owed, factId, state: isDead ? 'dead' : 'waiting' },
          ...(!isDead && { nextAt: new Date(dueAt).toISOString() }),
        })),
        text: shown.length > 0 ? shown.map(describe).join('\n\n') : 'Webhooks have been told everything.',
      };
    });
  },
});

function describe({ event, recordId, widgetId, failures, isDead, dueAt, reason }: OwedDelivery): string {
  const next = isDead ? 'dead' : `next try ${minuteOf(new Date(dueAt).toISOString())}`;
  const past = failures === 0 ? 'not tried yet' : `failed ${count(failures, 'time')}: it ${reason ?? ''}`;
  return `${event} ${recordId}\n    ${next}; ${past}\n    widget ${widgetId}`;
}

const retry = defineCommand({
  name: 'webhooks retry',
  summary: 'Tries dead deliveries to webhooks again.',
  synopsis: '[--widget ID]',
  positionals: [],
  flags: { ...WIDGET_FLAG, ...SHARED_FLAGS },
  notes: 'It works beside a running server, which makes the deliveries.',
  run({ widget: widgetId, data }) {
    if (widgetId !== undefined) checkWidgetId(widgetId);
    return withData(data, async ({ store }) => {
      const revived = await store.deliveries.revive(widgetId, new Date().toISOString());
      const text = revived > 0 ? `Trying ${count(revived, 'event')} again.` : 'No delivery is dead.';
      return { json: { revived }, text };
    });
  },
});

const secret = defineCommand({
  name: 'webhooks secret',
  summary: 'Prints what webhooks of a widget are signed with.',
  synopsis: 'ID [--rotate]',
  positionals: ['ID'],
  flags: {
    rotate: { type: 'boolean', help: 'Make a new one; the former signs too for a day.' },
    ...SHARED_FLAGS,
  },
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (widget, { store }) => {
      const current =
        values.rotate || widget.webhookSecret === undefined ? rotate(widget, Date.now()) : widget;
      if (current !== widget) await store.widgets.save(current);
      const { webhookSecret, formerWebhookSecret } = current;
      return { json: { webhookSecret, formerWebhookSecret }, text: webhookSecret ?? '' };
    }),
});

function rotate(widget: Widget, now: number): Widget {
  const { webhookSecret: former } = widget;
  const until = new Date(now + FORMER_SECRET_MS).toISOString();
  return {
    ...widget,
    webhookSecret: makeWebhookSecret(),
    ...(former !== undefined && { formerWebhookSecret: { secret: former, until } }),
  };
}

const test = defineCommand({
  name: 'webhooks test',
  summary: 'Sends a test event to the webhook of a widget.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (widget, { config }) => {
      // The other commands start faster without the client.
      const { openEventSender } = await import('../../jobs/webhooks/open-event-sender.js');
      const sender = openEventSender(config.webhookAllowPrivate);
      try {
        const timestamp = new Date().toISOString();
        const event = { type: 'webhook.test', timestamp, data: { widgetId: id } } as const;
        const outcome = await sender.send(widget, randomUUID(), event, new AbortController().signal);
        if (!outcome.isDelivered) throw new AppError('invalid_request', `The webhook ${outcome.reason}.`);
        return { json: { delivered: true }, text: `${widget.webhookUrl ?? ''} took the test event.` };
      } finally {
        await sender.close();
      }
    }),
});

export const webhooksCommands: Command[] = [list, retry, secret, test];
