import assert from 'node:assert/strict';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { Fact, QuestionFact } from '../model.js';
import { eraseFromLog, type Selection } from './erase.js';
import { failingFiles } from './failing-files.fixture.js';
import { openJsonStore } from './json-store.js';
import { factsIn, makeFolderFor, makeQuestion, makeReply } from './store.fixture.js';

const NOW = Date.parse('2024-05-31T18:00:00.000Z');
const quota = { messages: 30, period: 'month' } as const;
const isSecret = (text: string) => text.includes('secret');
const secrets: Selection = { holds: (fact) => isSecret(JSON.stringify(fact)), holdsDamaged: isSecret };
const selectSecrets = () => Promise.resolve(secrets);

const textsIn = (facts: Fact[]) => facts.flatMap((fact) => (fact.type === 'question' ? fact.text : []));

/** Twenty turns over several segments, every other one secret. */
async function fill(t: TestContext): Promise<{ folder: string; questions: QuestionFact[] }> {
  const folder = await makeFolderFor(t);
  const store = await openJsonStore(folder, { segmentBytes: 2000 });
  const questions = Array.from({ length: 20 }, (_, at) =>
    makeQuestion({ text: at % 2 === 0 ? `secret ${at}` : `open ${at}` }),
  );
  for (const question of questions) {
    await store.conversations.accept(question, quota);
    await store.conversations.record(makeReply(question, { answer: `About ${question.text}` }));
  }
  await store.close();
  return { folder, questions };
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
  it('leaves no byte of what was erased, and all of the rest in its order', async (t) => {
    const { folder, questions } = await fill(t);
    const report = await eraseFromLog(folder, selectSecrets, NOW);
    assert.deepEqual(report, { erased: { question: 10, reply: 10 }, damaged: 0 });
    assert.doesNotMatch(await everything(folder), /secret/);
    const store = await openJsonStore(folder);
    const { widgetId, conversationId } = makeQuestion();
    const turns = await store.conversations.turns(widgetId, conversationId, 99);
    assert.deepEqual(
      turns.map(({ question, reply }) => [question, reply?.questionId]),
      questions.filter(({ text }) => !isSecret(text)).map((question) => [question, question.id]),
    );
    assert.deepEqual(await store.problems(), []);
    await store.close();
  });

  it('goes on counting erased questions against the quota of this month, but of none before', async (t) => {
    const { folder } = await fill(t);
    await eraseFromLog(folder, selectSecrets, NOW);
    const store = await openJsonStore(folder);
    const { usage } = await store.conversations.accept(makeQuestion(), quota);
    assert.equal(usage.used, 21);
    await store.close();
    await eraseFromLog(folder, () => Promise.resolve({ ...secrets, holds: () => true }), NOW + 86_400_000);
    assert.deepEqual(await factsIn(folder), []);
  });

  it('changes nothing where a disk is full', async (t) => {
    const { folder } = await fill(t);
    const before = await factsIn(folder);
    for (const failing of ['handle.writeFile', 'handle.sync', 'rename']) {
      const files = failingFiles((call) => (call === failing ? 'ENOSPC' : undefined));
      await assert.rejects(eraseFromLog(folder, selectSecrets, NOW, { files }), {
        code: 'store_unavailable',
        message: /the disk is full/,
      });
      assert.deepEqual(await factsIn(folder), before, failing);
    }
    const names = await readdir(join(folder, 'log'));
    assert.deepEqual(
      names.filter((name) => name.startsWith('.')),
      [],
    );
  });

  it('takes in damaged lines, and their copies in quarantine', async (t) => {
    const { folder } = await fill(t);
    const path = join(folder, 'log', '00000001.jsonl');
    const text = await readFile(path, 'utf8');
    await writeFile(path, `{"broken secret\n{"broken only\n${text}`);
    await (await openJsonStore(folder)).close();
    await mkdir(join(folder, 'quarantine'), { recursive: true });
    const report = await eraseFromLog(folder, selectSecrets, NOW);
    assert.equal(report.damaged, 2);
    const kept = await everything(folder);
    assert.doesNotMatch(kept, /secret/);
    assert.match(kept, /broken only/);
  });

  it('is refused while a server has the folder open, in words that name its process', async (t) => {
    const { folder } = await fill(t);
    const store = await openJsonStore(folder);
    await assert.rejects(eraseFromLog(folder, selectSecrets, NOW), {
      code: 'store_unavailable',
      message: new RegExp(`is in use by process ${process.pid}\\. Stop it first`),
    });
    await store.close();
    assert.equal(textsIn(await factsIn(folder)).length, 20);
  });
});
