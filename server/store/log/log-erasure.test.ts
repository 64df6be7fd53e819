/** Erasing from the log of a store that is at work. */
import assert from 'node:assert/strict';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { QuestionRecord } from '../../model.js';
import { failingFiles } from '../testing/failing-files.fixture.js';
import { openJsonStore, type JsonStoreOptions } from '../json/json-store.js';
import {
  recordsIn,
  makeEscalation,
  makeFolderFor,
  makeQuestion,
  makeReply,
} from '../testing/store.fixture.js';

const NOW = Date.parse('2024-05-31T18:00:00.000Z');
const quota = { messages: 30, period: 'month' } as const;
const { widgetId, conversationId } = makeQuestion();
const secrets = { visitor: { visitorId: 'secret' } };
const isSecret = ({ visitorId }: QuestionRecord) => visitorId === 'secret';

/** Twenty turns over several segments, every other one of the visitor `secret`, in a store that stays open. */
async function fill(t: TestContext, options: JsonStoreOptions = {}) {
  const folder = await makeFolderFor(t);
  const store = await openJsonStore(folder, { segmentBytes: 2000, ...options });
  t.after(() => store.close().catch(() => undefined));
  const questions = Array.from({ length: 20 }, (_, at) => {
    const visitorId = at % 2 === 0 ? 'open' : 'secret';
    return makeQuestion({ text: `${visitorId} ${at}`, visitorId, idempotencyKey: `${visitorId} ${at}` });
  });
  for (const question of questions) {
    await store.conversations.accept(question, quota);
    await store.conversations.record(makeReply(question, { answer: `About ${question.text}` }));
  }
  return { folder, store, questions };
}

/** Every byte that is kept, hidden files included. */
async function everything(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))).join(
    '',
  );
}

describe('erasing', () => {
  it('holds no text of what it erases for those who keep up with the log', async (t) => {
    const { store } = await fill(t);
    const told: object[] = [];
    store.log.follow({
      added: () => undefined,
      erased({ gone }) {
        told.push(...gone);
        return Promise.resolve();
      },
    });
    await store.erase(secrets, NOW);
    assert.equal(told.length, 20);
    assert.ok(told.every((record) => !('text' in record || 'answer' in record)));
  });

  it('leaves no byte of what was erased, and the open store finds all of the rest in its order', async (t) => {
    const { folder, store, questions } = await fill(t);
    const report = await store.erase(secrets, NOW);
    assert.deepEqual(report, { erased: { question: 10, reply: 10 }, damaged: 0 });
    assert.doesNotMatch(await everything(folder), /secret/);
    const open = questions.filter((question) => !isSecret(question));
    const expected = open.map((question) => [question, question.id]);
    const found = async () =>
      (await store.conversations.turns(widgetId, conversationId, 99)).map(({ question, reply }) => [
        question,
        reply?.questionId,
      ]);
    assert.deepEqual(await found(), expected);
    const later = makeQuestion({ text: 'later' });
    await store.conversations.accept(later, quota);
    assert.deepEqual(await found(), [...expected, [later, undefined]]);
    assert.deepEqual(await store.problems(), []);
    await store.close();
    const restarted = await openJsonStore(folder);
    const turns = await restarted.conversations.turns(widgetId, conversationId, 99);
    assert.deepEqual(
      turns.map(({ question }) => question),
      [...open, later],
    );
    assert.deepEqual(await restarted.problems(), []);
    await restarted.close();
  });

  it('neither loses nor misreads anything that is asked and read meanwhile', async (t) => {
    const { folder, store, questions } = await fill(t);
    const written: QuestionRecord[] = [];
    const progress = { isDone: false };
    const work = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!progress.isDone) {
          const question = makeQuestion({ text: `during ${written.length}` });
          written.push(question);
          await store.conversations.accept(question, { messages: 1e6, period: 'month' });
          const turns = await store.conversations.turns(widgetId, conversationId, 1e6);
          const kept = turns.filter(({ question: { visitorId } }) => visitorId === 'open');
          assert.equal(kept.length, 10);
        }
      }),
    );
    for (const visitorId of ['secret', 'nobody', 'secret'])
      await store.erase({ visitor: { visitorId } }, NOW);
    progress.isDone = true;
    await work;
    assert.deepEqual(await store.problems(), []);
    await store.close();
    const ids = new Set((await recordsIn(folder)).map(({ id }) => id));
    assert.deepEqual(
      [...written, ...questions].filter((question) => !ids.has(question.id)).map(({ text }) => text),
      questions.filter(isSecret).map(({ text }) => text),
    );
  });

  it('goes on counting erased questions against the quota of this month, but of none before', async (t) => {
    const { folder, store } = await fill(t);
    await store.erase(secrets, NOW);
    assert.equal((await store.conversations.accept(makeQuestion(), quota)).usage.used, 21);
    await store.close();
    const restarted = await openJsonStore(folder);
    assert.equal((await restarted.conversations.accept(makeQuestion(), quota)).usage.used, 22);
    await restarted.erase({ before: '2024-06-01T00:00:00.000Z' }, NOW + 86_400_000);
    await restarted.close();
    assert.deepEqual(
      (await recordsIn(folder)).filter(({ type }) => type !== 'erased'),
      [],
    );
  });

  it('frees the keys of what was erased, and owes its delivery no longer', async (t) => {
    const { store, questions } = await fill(t);
    const email = 'ann@acme.example';
    await store.conversations.leave(makeEscalation({ email, owesDelivery: true }));
    await store.conversations.leave(makeEscalation({ email: 'bob@acme.example', owesDelivery: true }));
    await store.erase({ visitor: { visitorId: 'secret', email } }, NOW);
    const due = await store.deliveries.claim(NOW, 10);
    assert.deepEqual(
      due.map(({ record }) => record.type === 'escalation' && record.email),
      ['bob@acme.example'],
    );
    const again = questions.map((question) => store.conversations.accept({ ...question, id: 'x' }, quota));
    const accepted = (await Promise.all(again)).map((outcome) => outcome.accepted);
    assert.deepEqual(accepted, questions.map(isSecret));
  });

  it('changes nothing where a disk is full', async (t) => {
    let failing = '';
    const files = failingFiles((call) => (call === failing ? 'ENOSPC' : undefined));
    const { folder, store, questions } = await fill(t, { files });
    const before = await recordsIn(folder);
    for (const call of ['handle.writeFile', 'rename']) {
      failing = call;
      await assert.rejects(store.erase(secrets, NOW), { code: 'store_unavailable' });
      failing = '';
      assert.deepEqual(await recordsIn(folder), before, call);
      const turns = await store.conversations.turns(widgetId, conversationId, 99);
      assert.equal(turns.length, questions.length, call);
    }
    const names = await readdir(join(folder, 'log'));
    assert.deepEqual(
      names.filter((name) => name.startsWith('.')),
      [],
    );
  });

  it('takes in damaged lines, and their copies in quarantine', async (t) => {
    const { folder, store } = await fill(t);
    await store.close();
    const path = join(folder, 'log', '00000001.jsonl');
    const text = await readFile(path, 'utf8');
    await writeFile(path, `{"broken","visitorId":"secret"\n{"broken only\n${text}`);
    await mkdir(join(folder, 'quarantine'), { recursive: true });
    const restarted = await openJsonStore(folder);
    const report = await restarted.erase(secrets, NOW);
    await restarted.close();
    assert.equal(report.damaged, 2);
    const kept = await everything(folder);
    assert.doesNotMatch(kept, /secret/);
    assert.match(kept, /broken only/);
  });
});
