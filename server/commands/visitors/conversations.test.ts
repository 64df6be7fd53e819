import assert from 'node:assert/strict';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { LogRecord } from '../../model.js';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeFolderFor, makeQuestion, makeReply, makeWidget } from '../../store/testing/store.fixture.js';
import type { Store } from '../../store/port/store.js';
import { UsageError } from '../terminal/command.js';
import type { ConversationSummary } from '../../operate/conversations/conversation-summaries.js';
import { conversationsCommands } from './conversations.js';
import { commandNamed, runCommand } from '../terminal/run-command.fixture.js';

const [SHOP, HELP] = ['11111111-1111-1111-1111-111111111111', '22222222-2222-2222-2222-222222222222'];
const quota = { messages: 1000, period: 'month' } as const;
const list = commandNamed('conversations list', conversationsCommands);
const show = commandNamed('conversations show', conversationsCommands);
const exportCommand = commandNamed('conversations export', conversationsCommands);

const conversation = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

/** A store that stays open, as a running server has it, with small segments. */
async function openServed(t: TestContext): Promise<{ folder: string; store: Store }> {
  const folder = await makeFolderFor(t);
  const store = await openJsonStore(folder, { segmentBytes: 1500 });
  t.after(() => store.close());
  return { folder, store };
}

/** Asks in a conversation on a day of May 2024, and answers. */
async function talk(
  store: Store,
  number: number,
  day: number,
  text: string,
  widgetId = SHOP,
): Promise<LogRecord[]> {
  const at = `2024-05-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  const question = makeQuestion({
    widgetId,
    conversationId: conversation(number),
    at,
    text,
    visitorId: 'v-1',
  });
  const reply = makeReply(question, { wasRefused: text.includes('bitcoin') });
  await store.conversations.accept(question, quota);
  await store.conversations.record(reply);
  return [question, reply];
}

const idsOf = ({ outcome }: { outcome: { json: unknown } | undefined }) =>
  (outcome?.json as ConversationSummary[]).map(({ id }) => Number(id.slice(0, 8)));

describe('conversations list', () => {
  it('shows the newest first over all segments, beside the server that writes them', async (t) => {
    const { folder, store } = await openServed(t);
    for (const number of [1, 2, 3, 4, 5, 6]) await talk(store, number, number, `Question ${number}`);
    const [, reply] = await talk(store, 2, 7, 'And with bitcoin?');
    for (const feedback of ['positive', 'negative'] as const)
      await store.conversations.leave({
        type: 'feedback',
        id: feedback,
        at: '2024-05-08T09:30:00.000Z',
        widgetId: SHOP,
        conversationId: conversation(2),
        messageId: reply?.id ?? '',
        feedback,
      });
    assert.deepEqual(idsOf(await runCommand(list, '--data', folder)), [2, 6, 5, 4, 3, 1]);
    const { outcome } = await runCommand(list, '--data', folder, '--limit', '1');
    assert.deepEqual(outcome?.json, [
      {
        id: conversation(2),
        widgetId: SHOP,
        visitorId: 'v-1',
        startedAt: '2024-05-02T12:00:00.000Z',
        lastAt: '2024-05-08T09:30:00.000Z',
        firstQuestion: 'Question 2',
        questions: 2,
        refused: 1,
        kinds: ['pages', 'refusal'],
        feedback: { positive: 0, negative: 1 },
        escalated: false,
      },
    ]);
    assert.match(outcome.text, /2024-05-08 09:30 +2 +1 refused, 1 not helpful +Question 2$/m);
    await store.widgets.save(makeWidget({ id: HELP, name: 'Help desk' }));
    await talk(store, 7, 8, 'Of another widget', HELP);
    const { text } = (await runCommand(list, '--data', folder, '--limit', '2')).outcome ?? {};
    assert.match(text ?? '', /^ID +WIDGET +LAST /);
    assert.match(text ?? '', /^00000007\S+ {2}Help desk +2024-05-08 12:00 /m);
    // A widget that is not there any more is named by its id.
    assert.match(text ?? '', new RegExp(`^00000002\\S+ {2}${SHOP} {2}2024-05-08 09:30 `, 'm'));
  });

  it('chooses by widget and time', async (t) => {
    const { folder, store } = await openServed(t);
    for (const number of [1, 2, 3]) await talk(store, number, number, 'A', SHOP);
    await talk(store, 4, 2, 'B', HELP);
    const listed = async (...args: string[]) => idsOf(await runCommand(list, '--data', folder, ...args));
    assert.deepEqual(await listed('--widget', HELP), [4]);
    assert.deepEqual(await listed('--since', '2024-05-02', '--until', '2024-05-03'), [4, 2]);
    assert.deepEqual(await listed('--since', '2024-05-02T12:00:00.001Z'), [3]);
    assert.deepEqual(await listed('--since', '1d'), []);
    await talk(store, 5, 4, 'With bitcoin?');
    assert.deepEqual(await listed('--kind', 'refusal'), [5]);
    assert.deepEqual(await listed('--kind', 'refusal', '--kind', 'pages', '--limit', '2'), [5, 4]);
    assert.deepEqual(await listed('--kind', 'fact'), []);
    const wrong: [string[], RegExp][] = [
      [['--since', 'yesterday'], /^--since "yesterday" must be a day such as 2025-01-31/],
      [['--until', '2024-13-45'], /^--until "2024-13-45" must be a day/],
      [[HELP], new RegExp(`^The widget is named by a flag here: --widget ${HELP}$`)],
      [['--widget', 'x'], /^"x" is not a widget ID/],
      [['--kind', 'magic'], /^--kind "magic" must be one of pages, fact, model/],
      [['--limit', '0'], /^--limit "0" must be a whole number from 1 on/],
    ];
    for (const [args, message] of wrong) {
      await assert.rejects(
        async () => runCommand(list, '--data', folder, ...args),
        (error) => error instanceof UsageError && message.test(error.message),
      );
    }
  });

  it('leaves out a line that is being written, and tells about one that is damaged', async (t) => {
    const { folder, store } = await openServed(t);
    await talk(store, 1, 1, 'Whole');
    const path = join(folder, 'log', '00000001.jsonl');
    await appendFile(path, '{"v":1,"type":"question","id":"torn');
    const torn = await runCommand(list, '--data', folder);
    assert.deepEqual([idsOf(torn), torn.notes], [[1], []]);
    await writeFile(path, `damaged\n${await readFile(path, 'utf8')}`);
    const { outcome, notes } = await runCommand(list, '--data', folder);
    assert.deepEqual(idsOf({ outcome }), [1]);
    assert.equal(notes.length, 1);
    assert.match(
      notes[0] ?? '',
      /^Warning: .*00000001\.jsonl, line 1, is damaged \(not JSON\), and is left out\.$/,
    );
  });
});

describe('conversations show', () => {
  it('shows a conversation as it was', async (t) => {
    const { folder, store } = await openServed(t);
    const records = await talk(store, 1, 1, 'Can I pay with bitcoin?');
    await talk(store, 2, 1, 'Something else');
    const { outcome } = await runCommand(show, conversation(1), '--data', folder);
    assert.deepEqual(outcome?.json, { id: conversation(1), widgetId: SHOP, facts: records });
    assert.equal(
      outcome.text,
      `Conversation ${conversation(1)}
Widget ${SHOP}
Visitor v-1

2024-05-01 12:00  Visitor
    Can I pay with bitcoin?

2024-05-01 12:00  Chat, refused, confidence 0.80
    We take **cards**.

    1. Billing`,
    );
    await assert.rejects(runCommand(show, conversation(9), '--data', folder), {
      code: 'not_found',
      message: /^There is no conversation 00000009-.* See the newest with: service-chat conversations list$/,
    });
  });
});

describe('conversations export', () => {
  it('prints one conversation or all, as lines or as an array', async (t) => {
    const { folder, store } = await openServed(t);
    const all: LogRecord[] = [];
    for (const number of [1, 2, 3, 4]) all.push(...(await talk(store, number, number, 'A\u202Eb')));
    const printed = async (...args: string[]) =>
      (await runCommand(exportCommand, ...args, '--data', folder)).printed;
    const lines = await printed();
    assert.doesNotMatch(lines, /\u202e/);
    assert.deepEqual(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as LogRecord),
      all,
    );
    assert.deepEqual(JSON.parse(await printed('--json')), all);
    assert.deepEqual(JSON.parse(await printed(conversation(3), '--json')), all.slice(4, 6));
    assert.deepEqual(JSON.parse(await printed('--json', '--since', '2024-05-04')), all.slice(6));
    const { outcome } = await runCommand(exportCommand, '--json', '--since', '2025-01-01', '--data', folder);
    assert.deepEqual(outcome?.json, []);
  });
});
