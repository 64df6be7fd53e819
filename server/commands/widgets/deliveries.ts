/** The commands that show what a channel has not been told yet, and try it again. */
import type { Channel } from '../../notification-settings.js';
import type { OwedDelivery } from '../../store/port/delivery-store.js';
import { defineCommand, type Command } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, LIMIT_FLAG, readLimit } from '../terminal/log-flags.js';
import { checkWidgetId, withData, withLog } from '../terminal/open-data.js';
import { count } from '../../runtime/quantities.js';

const WIDGET_FLAG = { widget: FILTER_FLAGS.widget };

/** What a channel is called, in the commands and in what they say. */
interface ChannelWords {
  channel: Channel;
  /** Of the group of commands. */
  group: string;
  listSummary: string;
  retrySummary: string;
  nothingOwed: string;
}

export function listCommand({ channel, group, listSummary, nothingOwed }: ChannelWords): Command {
  return defineCommand({
    name: `${group} list`,
    summary: listSummary,
    synopsis: '[--widget ID] [--limit N]',
    positionals: [],
    flags: { ...WIDGET_FLAG, ...LIMIT_FLAG, ...SHARED_FLAGS },
    notes: `A delivery that fails is tried again for a day and a half, and is dead then,
until ${group} retry. Times are in UTC.`,
    run(values, _, terminal) {
      const limit = readLimit(values);
      const { widget: widgetId } = values;
      if (widgetId !== undefined) checkWidgetId(widgetId);
      return withLog(values.data, terminal, async ({ store }) => {
        const all = await store.deliveries.list({ widgetId, channel });
        const shown = all.slice(-limit).reverse();
        if (all.length > shown.length) {
          terminal.note(`${count(all.length - shown.length, 'older event')} left out.`);
        }
        return {
          json: shown.map(({ recordId: factId, dueAt, isDead, ...owed }) => ({
            ...owed,
            factId,
            state: isDead ? 'dead' : 'waiting',
            ...(!isDead && { nextAt: new Date(dueAt).toISOString() }),
          })),
          text: shown.length > 0 ? shown.map(describe).join('\n\n') : nothingOwed,
        };
      });
    },
  });
}

function describe({ event, recordId, widgetId, failures, isDead, dueAt, reason }: OwedDelivery): string {
  const next = isDead ? 'dead' : `next try ${minuteOf(new Date(dueAt).toISOString())}`;
  const past = failures === 0 ? 'not tried yet' : `failed ${count(failures, 'time')}: it ${reason ?? ''}`;
  return `${event} ${recordId}\n    ${next}; ${past}\n    widget ${widgetId}`;
}

export function retryCommand({ channel, group, retrySummary }: ChannelWords): Command {
  return defineCommand({
    name: `${group} retry`,
    summary: retrySummary,
    synopsis: '[--widget ID]',
    positionals: [],
    flags: { ...WIDGET_FLAG, ...SHARED_FLAGS },
    notes: 'It works beside a running server, which makes the deliveries.',
    run({ widget: widgetId, data }) {
      if (widgetId !== undefined) checkWidgetId(widgetId);
      return withData(data, async ({ store }) => {
        const revived = await store.deliveries.revive({ widgetId, channel }, new Date().toISOString());
        const text = revived > 0 ? `Trying ${count(revived, 'event')} again.` : 'No delivery is dead.';
        return { json: { revived }, text };
      });
    },
  });
}
