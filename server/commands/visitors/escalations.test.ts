import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { openJsonStore } from '../../store/json/json-store.js';
import type { Store } from '../../store/port/store.js';
import { makeEscalation, makeFolderFor, makeQuestion, makeReply } from '../../store/testing/store.fixture.js';
import { commandNamed, runCommand } from '../terminal/run-command.fixture.js';
import { escalationsCommands } from './escalations.js';

const SHOP = '11111111-1111-1111-1111-111111111111';
const list = commandNamed('escalations list', escalationsCommands);
const show = commandNamed('escalations show', escalationsCommands);
const set = commandNamed('escalations set', escalationsCommands);

/** A store that stays open, as a running server has it. */
async function openServed(t: TestContext): Promise<{ folder: string; store: Store }> {
  const folder = await makeFolderFor(t);
  const store = await openJsonStore(folder);
  t.after(() => store.close());
  return { folder, store };
}

const operator = (name: string) => ({
  id: crypto.randomUUID(),
  version: 1,
  name,
  role: 'editor' as const,
  isActive: true,
  epoch: 0,
  createdAt: '2024-05-01T12:00:00.000Z',
});

describe('escalations list', () => {
  it('shows who asked for a human, the newest first, and counts what it leaves out', async (t) => {
    const { folder, store } = await openServed(t);
    for (const day of [1, 2, 3]) {
      const at = `2024-05-0${day}T12:00:00.000Z`;
      await store.conversations.leave(
        makeEscalation({ id: String(day), at, email: `${day}@acme.example`, message: 'Call me.' }),
      );
    }
    const { outcome, notes } = await runCommand(list, '--data', folder, '--limit', '2');
    const escalations = outcome?.json as { email: string; status: string }[];
    assert.deepEqual(
      escalations.map(({ email, status }) => [email, status]),
      [
        ['3@acme.example', 'open'],
        ['2@acme.example', 'open'],
      ],
    );
    assert.match(outcome?.text ?? '', /^2024-05-03 12:00 {2}3@acme\.example\n {4}Call me\.\n {4}open$/m);
    assert.deepEqual(notes, ['1 older request left out; --limit N shows more.']);
    await runCommand(set, '2', '--status', 'done', '--data', folder);
    const done = await runCommand(list, '--data', folder, '--status', 'done');
    assert.deepEqual(
      (done.outcome?.json as { id: string }[]).map(({ id }) => id),
      ['2'],
    );
    await assert.rejects(runCommand(list, '--data', folder, '--status', 'closed'), {
      message: '--status "closed" must be one of open, in-progress, done.',
    });
  });
});

describe('escalations set', () => {
  it('changes a request beside the server, which knows it at once, and the audit log tells of it', async (t) => {
    const { folder, store } = await openServed(t);
    await store.identity.commit([{ in: 'operators', save: operator('Ben') }], undefined);
    const question = makeQuestion({ text: 'Do you repair lamps?' });
    await store.conversations.accept(question, { messages: 9, period: 'month' });
    await store.conversations.record(makeReply(question));
    const request = makeEscalation({ conversationId: question.conversationId, widgetId: SHOP });
    await store.conversations.leave(request);
    const flags = ['--status', 'in-progress', '--assign', 'ben', '--note', 'She has the old model.'];
    const { outcome } = await runCommand(set, request.id, ...flags, '--data', folder);
    assert.match(outcome?.text ?? '', /^ {4}in progress, Ben$/m);
    const found = await store.escalations.get(request.id);
    assert.deepEqual([found?.status, found?.assignee?.name, found?.version], ['inProgress', 'Ben', 1]);
    const [entry] = await store.audit.list({ limit: 1 });
    assert.deepEqual(
      [entry?.action, entry?.actor.kind, entry?.subject, entry?.changes],
      [
        'escalation.handle',
        'cli',
        { kind: 'escalation', id: request.id },
        { status: 'inProgress', assignee: 'Ben', note: 'added' },
      ],
    );
    const { text } = (await runCommand(show, request.id, '--data', folder)).outcome ?? {};
    assert.match(
      text ?? '',
      /set it in progress, and gave it to Ben, and added a note\.\n {4}She has the old/,
    );
    assert.match(text ?? '', /Do you repair lamps\?/);
  });

  it('refuses what changes nothing, and names that do not exist', async (t) => {
    const { folder, store } = await openServed(t);
    const request = makeEscalation();
    await store.conversations.leave(request);
    const wrong: [string[], RegExp][] = [
      [[request.id], /Nothing would change/],
      [[request.id, '--status', 'open'], /Nothing would change/],
      [
        [request.id, '--assign', 'eve'],
        /There is no operator eve\. See all with: service-chat operator list/,
      ],
      [[request.id, '--note', ' '], /--note is blank/],
      [['x', '--status', 'done'], /There is no request for a human with the ID x/],
    ];
    for (const [args, message] of wrong)
      await assert.rejects(async () => runCommand(set, ...args, '--data', folder), { message });
    assert.deepEqual(await store.audit.list({ limit: 9 }), []);
  });
});
