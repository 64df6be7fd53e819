import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it, type TestContext } from 'node:test';
import type { UsageReport } from '../../operate/measure-usage.js';
import { openJsonStore } from '../../store/json/json-store.js';
import type { Store } from '../../store/port/store.js';
import {
  makeEscalation,
  makeFolderFor,
  makeQuestion,
  makeReply,
  makeWidget,
} from '../../store/testing/store.fixture.js';
import { UsageError } from '../terminal/command.js';
import { commandNamed, runCommand } from '../terminal/run-command.fixture.js';
import { widgetCommands } from '../widgets/widget.js';
import { statsCommand } from './stats.js';

const [SHOP, HELP] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const quota = { messages: 1000, period: 'month' } as const;
type Way = 'answered' | 'unsure' | 'refused' | 'smallTalk';
const ways: Record<Way, Parameters<typeof makeReply>[1]> = {
  answered: { confidenceScore: 0.8 },
  unsure: { confidenceScore: 0.4 },
  refused: { confidenceScore: 0.1, wasRefused: true },
  smallTalk: { confidenceScore: 1, citations: [] },
};

/** The folder of a store that a server has open meanwhile, with two widgets. */
async function openServed(t: TestContext): Promise<{ folder: string; store: Store }> {
  const folder = await makeFolderFor(t);
  const store = await openJsonStore(folder, { segmentBytes: 3000 });
  t.after(() => store.close());
  await store.widgets.save(makeWidget({ id: SHOP, name: 'Shop', quota }));
  await store.widgets.save(makeWidget({ id: HELP, name: 'Help' }));
  return { folder, store };
}

/** Asks, answers in one of the ways where one is given, and gives the id of the reply. */
async function talk(
  { conversations }: Store,
  at: string,
  text: string,
  way?: Way,
  more: Parameters<typeof makeQuestion>[0] = {},
): Promise<{ conversationId: string; messageId: string }> {
  const question = makeQuestion({ widgetId: SHOP, conversationId: randomUUID(), at, text, ...more });
  await conversations.accept(question, { messages: 1e6, period: 'month' });
  const reply = makeReply(question, way && ways[way]);
  if (way) await conversations.record(reply);
  return { conversationId: question.conversationId, messageId: reply.id };
}

async function statsOf(folder: string, ...args: string[]): Promise<UsageReport> {
  const { outcome } = await runCommand(statsCommand, '--data', folder, ...args);
  return outcome?.json as UsageReport;
}

describe('stats', () => {
  it('counts how questions end, and what visitors left, beside a running server', async (t) => {
    const { folder, store } = await openServed(t);
    const first = await talk(store, '2024-05-01T10:00:00.000Z', 'Can I pay with bitcoin?', 'refused');
    const { conversationId } = first;
    await talk(store, '2024-05-01T10:01:00.000Z', 'Where is my order?', 'answered', { conversationId });
    await talk(store, '2024-05-02T10:00:00.000Z', 'And my orders, where?', 'unsure', { conversationId });
    await talk(store, '2024-05-02T11:00:00.000Z', 'Hello', 'smallTalk');
    await talk(store, '2024-05-02T12:00:00.000Z', 'Is anybody there?');
    await talk(store, '2024-05-02T12:00:00.000Z', 'Of another widget', 'answered', { widgetId: HELP });
    for (const [id, feedback] of [
      ['1', 'positive'],
      ['2', 'negative'],
    ] as const) {
      const at = `2024-05-0${id}T13:00:00.000Z`;
      await store.conversations.leave({ type: 'feedback', id, at, widgetId: SHOP, ...first, feedback });
    }
    await store.conversations.leave(makeEscalation({ widgetId: SHOP, at: '2024-05-02T14:00:00.000Z' }));

    const { totals, days, widgets, topQuestions } = await statsOf(
      folder,
      SHOP,
      '--from',
      '2024-05-01',
      '--to',
      '2024-05-03',
    );
    const none = { erased: 0, helpful: 0, notHelpful: 0, requests: 0 };
    const counts = { questions: 5, conversations: 3, answered: 1, unsure: 1, refused: 1, smallTalk: 1 };
    assert.deepEqual(totals, { ...counts, ...none, notHelpful: 1, requests: 1 });
    const [one, two, three] = days;
    assert.deepEqual(
      [one, two].map((day) => [day?.day, day?.questions, day?.conversations, day?.notHelpful]),
      [
        ['2024-05-01', 2, 1, 1],
        ['2024-05-02', 3, 3, 0],
      ],
    );
    assert.deepEqual([days.length, three?.day, three?.questions, three?.refused], [3, '2024-05-03', 0, 0]);
    assert.deepEqual(
      widgets.map(({ name }) => name),
      ['Shop'],
    );
    const [orders] = topQuestions;
    assert.deepEqual(
      [orders?.question, orders?.count, orders?.unsure, orders?.lastAt],
      ['And my orders, where?', 2, 1, '2024-05-02T10:00:00.000Z'],
    );
    const all = await statsOf(folder, '--from', '2024-05-01', '--to', '2024-05-03');
    assert.deepEqual([all.totals.questions, all.widgets.length], [6, 2]);
  });

  it('takes days as those of the time zone, where clocks change too, and counts a reply with its question', async (t) => {
    const { folder, store } = await openServed(t);
    // In Berlin clocks went from +01:00 to +02:00 on 2024-03-31.
    for (const at of [
      '2024-03-30T22:59:59.999Z',
      '2024-03-30T23:00:00.000Z',
      '2024-03-31T21:59:59.999Z',
      '2024-03-31T22:00:00.000Z',
    ]) {
      const question = makeQuestion({ widgetId: SHOP, at, conversationId: randomUUID() });
      await store.conversations.accept(question, quota);
      await store.conversations.record(makeReply(question, { at: '2024-04-03T00:00:00.000Z' }));
    }
    const asked = async (zone: string) => {
      const { days } = await statsOf(
        folder,
        '--from',
        '2024-03-30',
        '--to',
        '2024-04-01',
        '--time-zone',
        zone,
      );
      return days.map(({ questions, answered }) => [questions, answered]);
    };
    assert.deepEqual(await asked('Europe/Berlin'), [
      [1, 1],
      [2, 2],
      [1, 1],
    ]);
    assert.deepEqual(await asked('UTC'), [
      [2, 2],
      [2, 2],
      [0, 0],
    ]);
    assert.deepEqual(await asked('Asia/Kathmandu'), [
      [0, 0],
      [2, 2],
      [2, 2],
    ]);
  });

  it('names the pages that were cited and those on which was asked', async (t) => {
    const { folder, store } = await openServed(t);
    const at = '2024-05-01T10:00:00.000Z';
    for (const page of ['a?utm=1', 'a#top', 'b']) {
      await talk(store, at, 'Bitcoin?', 'answered', { pageUrl: `https://acme.example/${page}` });
    }
    const { topPages, askedOn } = await statsOf(folder, SHOP, '--from', '2024-05-01', '--to', '2024-05-01');
    assert.deepEqual(topPages, [{ widgetId: SHOP, title: 'Billing', url: '', count: 3 }]);
    assert.deepEqual(
      askedOn.map(({ url, count }) => [url, count]),
      [
        ['https://acme.example/a', 2],
        ['https://acme.example/b', 1],
      ],
    );
  });

  it('tells what is used of the quota now, of erased questions too, and widget show does', async (t) => {
    const { folder, store } = await openServed(t);
    const now = new Date().toISOString();
    await talk(store, now, 'Bitcoin?', 'answered', { visitorId: 'v-1' });
    await talk(store, now, 'Cards?', 'answered');
    await store.erase({ visitor: { visitorId: 'v-1' } }, Date.now());
    const { widgets, totals } = await statsOf(folder, SHOP);
    const { used, allowed, period } = widgets[0]?.quota ?? {};
    assert.deepEqual([used, allowed, period], [2, 1000, 'month']);
    assert.deepEqual([totals.questions, totals.erased, totals.answered], [2, 1, 1]);
    const show = commandNamed('widget show', widgetCommands);
    const { outcome } = await runCommand(show, SHOP, '--data', folder);
    assert.match(
      outcome?.text ?? '',
      /^ {2}Used +2 of 1,000 questions this month, until \d{4}-\d\d-01 00:00 UTC$/m,
    );
  });

  it('draws a bar a day, says so where nothing was asked, and shows a widget that was removed', async (t) => {
    const { folder, store } = await openServed(t);
    for (let minute = 0; minute < 10; minute++) {
      const way = minute < 5 ? 'answered' : 'refused';
      await talk(store, `2024-05-01T10:0${minute}:00.000Z`, 'Bitcoin?', way);
    }
    await talk(store, '2024-05-02T10:00:00.000Z', 'Bitcoin?', 'unsure');
    const period = ['--from', '2024-05-01', '--to', '2024-05-03'];
    const text = async (...args: string[]) =>
      (await runCommand(statsCommand, '--data', folder, ...args)).outcome?.text ?? '';
    const shown = await text(SHOP, ...period);
    assert.match(shown, /^Shop: 2024-05-01 to 2024-05-03, days in UTC$/m);
    assert.match(shown, /^ {2}2024-05-01 Wed {2}10 {2}█{20}░{20}$/m);
    assert.match(shown, /^ {2}2024-05-02 Thu {3}1 {2}▓{4}$/m);
    assert.match(shown, /^ {2}2024-05-03 Fri {3}0$/m);
    assert.match(shown, /^ {2}11 × {2}Bitcoin\? +5 refused, 1 unsure$/m);
    assert.match(shown, /^Pages cited most\n {2}11 × {2}Billing$/m);
    assert.match(shown, /^ {2}Answered +5 \(45 %\)$/m);
    const later = await text(SHOP, '--from', '2024-04-01', '--to', '2024-05-03');
    assert.match(
      later,
      /^ {2}Nothing was asked in these days before 2024-05-01\.\n {2}2024-05-01 Wed {2}10 /m,
    );
    assert.doesNotMatch(later, /2024-04-\d\d [A-Z]/);
    assert.doesNotMatch(shown, /Nothing was asked/);
    assert.match(await text(SHOP, '--from', '2024-06-01', '--to', '2024-06-02'), /^Nothing was asked/m);
    assert.match(await text(...period), new RegExp(`^${SHOP} +Shop +11 `, 'm'));
    assert.match(
      await text(SHOP, '--from', '2024-01-01', '--to', '2024-06-02'),
      /^ {2}week of 2024-04-29 +11 /m,
    );
    assert.match(await text(SHOP, '--from', '2022-01-01', '--to', '2024-06-02'), /^ {2}2024-05 +11 /m);
    await store.widgets.remove(SHOP);
    assert.match(await text(SHOP, ...period), /^Widget 1111.*, which was removed: /);
    await assert.rejects(text('33333333-3333-4333-8333-333333333333'), { code: 'widget_not_found' });
  });

  it('takes days of the calendar alone', async (t) => {
    const { folder } = await openServed(t);
    const { days, from, to } = await statsOf(folder, '--from', '7d', '--to', '2024-03-01');
    assert.deepEqual([days.length, from, to], [7, '2024-02-24', '2024-03-01']);
    assert.equal((await statsOf(folder)).days.length, 30);
    const wrong: [string[], RegExp][] = [
      [['--from', '2025-02-30'], /^--from "2025-02-30" must be a day of the calendar such as 2025-01-31, or/],
      [['--to', '2025-13-01'], /^--to "2025-13-01" must be a day of the calendar such as 2025-01-31\.$/],
      [['--from', '2025-01-31T10:00Z'], /^--from "2025-01-31T10:00Z" must be a day/],
      [['--from', '2025-02-01', '--to', '2025-01-31'], /^--from 2025-02-01 comes after --to 2025-01-31\.$/],
      [['--from', '2999-01-01'], /^--from 2999-01-01 comes after today, /],
      [['--from', '0001-01-01'], /is more than ten years; ask for less\.$/],
      [['--time-zone', 'Berlin'], /^--time-zone "Berlin" is no time zone/],
      [['--top', '0'], /^--top "0" must be a whole number from 1 on/],
      [['x'], /^"x" is not a widget ID/],
    ];
    for (const [args, message] of wrong) {
      await assert.rejects(
        async () => runCommand(statsCommand, '--data', folder, ...args),
        (error) => error instanceof UsageError && message.test(error.message),
        args.join(' '),
      );
    }
  });
});
