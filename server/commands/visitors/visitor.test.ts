import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { LogRecord } from '../../model.js';
import { openJsonStore } from '../../store/json/json-store.js';
import {
  recordsIn,
  makeFolderFor,
  makeQuestion,
  makeReply,
  makeWidget,
} from '../../store/testing/store.fixture.js';
import { UsageError } from '../terminal/command.js';
import { retentionCommand } from './retention.js';
import { commandNamed, runCommand } from '../terminal/run-command.fixture.js';
import { visitorCommands } from './visitor.js';

const quota = { messages: 1000, period: 'month' } as const;
const exportCommand = commandNamed('visitor export', visitorCommands);
const erase = commandNamed('visitor erase', visitorCommands);

const conversation = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

/** Ann asks in two conversations and wants a human; Bob asks in one of his own, and once in Ann's. */
async function fill(t: TestContext): Promise<string> {
  const folder = await makeFolderFor(t);
  const store = await openJsonStore(folder);
  const talk = async (text: string, number: number, visitorId?: string, at = '2024-05-31T12:00:00.000Z') => {
    const question = makeQuestion({
      text,
      conversationId: conversation(number),
      at,
      ...(visitorId && { visitorId }),
    });
    await store.conversations.accept(question, quota);
    await store.conversations.record(makeReply(question, { answer: `On ${text}` }));
  };
  const { widgetId } = makeQuestion();
  await talk('Ann one', 1, 'ann');
  await talk('Bob one', 2, 'bob');
  await talk('Ann without id', 1);
  await talk('Bob in the chat of Ann', 1, 'bob');
  await talk('Ann two', 3, 'ann', new Date().toISOString());
  await store.conversations.leave({
    type: 'escalation',
    id: 'e',
    at: '2024-05-31T12:00:00.000Z',
    widgetId,
    conversationId: conversation(3),
    email: 'Ann@acme.example',
    message: 'Call Ann.',
  });
  await store.close();
  return folder;
}

const wordsOf = (records: readonly LogRecord[]) =>
  records.flatMap((record) => {
    if (record.type === 'question') return record.text;
    return record.type === 'escalation' ? record.message : record.type === 'erased' ? 'erased' : [];
  });

const ANN = ['Ann one', 'Ann without id', 'Ann two', 'Call Ann.'];

describe('visitor export', () => {
  it('gives all of a visitor and nothing of another, by id, conversation or email address', async (t) => {
    const folder = await fill(t);
    const exported = async (...args: string[]) => {
      const { outcome } = await runCommand(exportCommand, ...args, '--data', folder);
      return wordsOf((outcome?.json as { facts: LogRecord[] }).facts);
    };
    assert.deepEqual(await exported('ann'), ANN);
    assert.deepEqual(await exported('bob'), ['Bob one', 'Bob in the chat of Ann']);
    assert.deepEqual(await exported('--conversation', conversation(2)), ['Bob one']);
    assert.deepEqual(await exported('--email', 'ann@acme.example'), ['Ann two', 'Call Ann.']);
    await assert.rejects(runCommand(exportCommand, 'eve', '--data', folder), {
      code: 'not_found',
      message: 'The log holds nothing of visitor eve.',
    });
    await assert.rejects(async () => runCommand(exportCommand), UsageError);
  });
});

describe('visitor erase', () => {
  it('erases all of a visitor and nothing of another, and says how much', async (t) => {
    const folder = await fill(t);
    const { outcome } = await runCommand(erase, 'ann', '--data', folder);
    assert.equal(
      outcome?.text,
      'Erased 3 questions, 3 replies, 0 ratings, 1 request for a human. Backups made before still hold them.',
    );
    // One question was asked this month, and still counts.
    assert.deepEqual(wordsOf(await recordsIn(folder)), ['Bob one', 'Bob in the chat of Ann', 'erased']);
    await assert.rejects(runCommand(erase, 'ann', '--data', folder), { code: 'not_found' });
  });
});

describe('the requests for a human of a visitor whom the website knows', () => {
  it('are found by the visitor ID, in a conversation of another too, and by nobody else', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const question = makeQuestion({ visitorId: 'bob', conversationId: conversation(1), text: 'Bob one' });
    await store.conversations.accept(question, quota);
    const leave = (id: string, visitorId: string, conversationId?: string) =>
      store.conversations.leave({
        type: 'escalation',
        id,
        at: question.at,
        widgetId: question.widgetId,
        visitorId,
        conversationId,
        isVisitorVerified: true,
        email: `${visitorId}@acme.example`,
        message: `Call ${visitorId} ${id}.`,
      });
    await leave('1', 'ann');
    await leave('2', 'ann', conversation(1));
    await leave('3', 'bob', conversation(1));
    await store.close();
    const { outcome } = await runCommand(exportCommand, 'ann', '--data', folder);
    assert.deepEqual(wordsOf((outcome?.json as { facts: LogRecord[] }).facts), [
      'Call ann 1.',
      'Call ann 2.',
    ]);
    assert.match(outcome?.text ?? '', /Visitor ann \(verified\)/);
    await runCommand(erase, 'ann', '--data', folder);
    assert.deepEqual(wordsOf(await recordsIn(folder)), ['Bob one', 'Call bob 3.']);
    await runCommand(erase, 'bob', '--data', folder);
    assert.deepEqual(wordsOf(await recordsIn(folder)), []);
  });
});

describe('visitor secret', () => {
  const secret = commandNamed('visitor secret', visitorCommands);

  it('is made once, kept, made anew on request, and removed', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const widget = makeWidget();
    await store.widgets.save(widget);
    await store.close();
    const print = async (...flags: string[]) => {
      const { outcome } = await runCommand(secret, widget.id, ...flags, '--data', folder);
      return (outcome?.json as { visitorSecret?: string }).visitorSecret;
    };
    const first = await print();
    assert.match(first ?? '', /^vissec_[0-9a-f]{64}$/);
    assert.equal(await print(), first);
    const second = await print('--rotate');
    assert.notEqual(second, first);
    assert.equal(await print(), second);
    assert.equal(await print('--remove'), undefined);
    await assert.rejects(print('--rotate', '--remove'), UsageError);
  });
});

describe('visitor erase beside a running server', () => {
  it('has the server erase, which goes on without a restart', async (t) => {
    const folder = await fill(t);
    const store = await openJsonStore(folder, { onRequestError: assert.ifError });
    t.after(() => store.close());
    const { outcome } = await runCommand(erase, 'ann', '--data', folder);
    assert.match(outcome?.text ?? '', /^Erased 3 questions, 3 replies/);
    const { widgetId } = makeQuestion();
    assert.deepEqual(await store.conversations.turns(widgetId, conversation(3), 9), []);
    const [turn] = await store.conversations.turns(widgetId, conversation(2), 9);
    assert.equal(turn?.question.text, 'Bob one');
    await assert.rejects(runCommand(erase, 'ann', '--data', folder), { code: 'not_found' });
    assert.deepEqual(await readdir(join(folder, 'requests')), []);
  });

  it('erases itself where the server ends before it has answered', async (t) => {
    const folder = await fill(t);
    const store = await openJsonStore(folder);
    const erasing = runCommand(erase, 'ann', '--data', folder);
    while ((await readdir(join(folder, 'requests')).catch(() => [])).length === 0);
    await store.close();
    assert.match((await erasing).outcome?.text ?? '', /^Erased 3 questions/);
    assert.deepEqual(await readdir(join(folder, 'requests')), []);
  });
});

describe('retention apply', () => {
  it('erases what is older, and keeps what is not', async (t) => {
    const folder = await fill(t);
    const { outcome } = await runCommand(retentionCommand, '--older-than', '90d', '--data', folder);
    assert.deepEqual(outcome?.json, { erased: { question: 4, reply: 4, escalation: 1 }, damaged: 0 });
    assert.deepEqual(wordsOf(await recordsIn(folder)), ['Ann two']);
    const again = await runCommand(retentionCommand, '--older-than', '90d', '--data', folder);
    assert.deepEqual(again.outcome?.json, { erased: {}, damaged: 0 });
    for (const age of ['90', '0d', 'forever']) {
      await assert.rejects(async () => runCommand(retentionCommand, '--older-than', age), UsageError);
    }
  });
});
