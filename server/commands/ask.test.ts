import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFaultyEmbeddings } from '../model-client/faulty-embeddings.fixture.js';
import { openDenseIndex } from '../answers/hybrid/open-dense-index.js';
import { cacheFoldersOf } from '../cache-folders.js';
import type { EngineReply } from '../answers/answer-engine.js';
import type { Explanation } from '../answers/extractive/explanation.js';
import { createKnowledge } from '../search/knowledge.js';
import { openJsonOperatorStore } from '../store/json/json-operator-store.js';
import { askCommand } from './ask.js';
import { pagesCommands } from './pages/pages.js';
import { commandNamed, runCommand } from './terminal/run-command.fixture.js';
import { widgetCommands } from './widgets/widget.js';

const ID = '11111111-1111-4111-8111-111111111111';

const PAGES: Record<string, string> = {
  billing: '# Billing\n\n## Payment methods\n\nYou can pay by card or by PayPal. We do not accept bitcoin.',
  refunds: '# Refunds\n\n## How long does a refund take?\n\nA refund takes five working days.',
  delivery: '# Delivery\n\n## Where do we ship?\n\nWe ship to every country of the European Union.',
};

let folder: string;
const ask = async (question: string) => {
  const { outcome } = await runCommand(askCommand, ID, question, '--explain', '--data', folder);
  assert.ok(outcome);
  return { text: outcome.text, explanation: outcome.json as Explanation };
};

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-ask-'));
  const create = commandNamed('widget create', widgetCommands);
  await runCommand(create, '--name', 'Acme', '--id', ID, '--data', folder);
  const files = Object.entries(PAGES).map(([name, text]) => {
    const file = join(folder, `${name}.md`);
    writeFileSync(file, text);
    return file;
  });
  await runCommand(commandNamed('pages import', pagesCommands), ID, ...files, '--data', folder);
});
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('ask', () => {
  const plain = (message: string) => runCommand(askCommand, ID, message, '--data', folder);

  it('gives a request for a human the reply that visitors get, and says that the form opens', async () => {
    const { outcome } = await plain('can i talk to a person');
    assert.match(outcome?.text ?? '', /^Of course\./);
    assert.match(outcome?.text ?? '', /The widget opens the form that reaches a human\./);
    assert.equal((outcome?.json as EngineReply).suggestedAction, 'escalate');
  });

  it('answers a greeting with a greeting, and the question behind one from the pages', async () => {
    const { outcome } = await plain('hello');
    assert.deepEqual((outcome?.json as EngineReply).citations, []);
    assert.equal((outcome?.json as EngineReply).wasRefused, false);
    const asked = await plain('hi there, how long does a refund take? thanks');
    assert.match(asked.outcome?.text ?? '', /A refund takes five working days\./);
  });

  it('says with --explain that a set reply came before the pages', async () => {
    const { text, explanation } = await ask('can i talk to a person');
    assert.match(text, /has a set\s+reply\.\s+Of course\./);
    assert.equal(explanation.reply.suggestedAction, 'escalate');
  });
});

describe('ask --explain', () => {
  it('shows the words, the passages with what their scores are made of, the gate and the reply', async () => {
    const { text } = await ask('How long does a refund take?');
    assert.match(text, /^ {2}refund\s+\d\.\d\d\s+refund/m);
    assert.match(text, /^ {2}1 .*refunds › How long does a refund take\?$/m);
    assert.match(text, /^ {2}headingLikeness +\d/m);
    assert.match(text, /^ {2}chance .*\d\.\d\d$/m);
    assert.match(text, /at least \d\.\d\d: answered\./);
    assert.match(text, /A refund takes five working days\./);
  });

  it('says which words the site does not have, and why it refused', async () => {
    const { text, explanation } = await ask('Do you have a zeppelin hangar?');
    assert.match(text, /zeppelin .*\(the site has no such word\)/);
    assert.match(text, /below \d\.\d\d: refused|No passage holds any of them/);
    assert.equal(explanation.reply.wasRefused, true);
  });

  it('gives figures that add up, as JSON, with the very reply that ask gives', async () => {
    const { explanation } = await ask('can i pay with bitcoin');
    for (const { score, signals } of explanation.candidates) {
      const sum = Object.values(signals).reduce((total, { adds }) => total + adds, 0);
      assert.ok(Math.abs(sum - score) < 1e-9, `${sum} is not ${score}`);
    }
    const { outcome } = await runCommand(askCommand, ID, 'can i pay with bitcoin', '--data', folder);
    assert.deepEqual(explanation.reply, outcome?.json);
    const { gate } = explanation;
    assert.ok(gate);
    assert.equal(gate.found < gate.refuseBelow, explanation.reply.wasRefused);
  });

  it('says so where there is nothing to look for', async () => {
    const { text, explanation } = await ask('???');
    assert.match(text, /holds no word that could be looked for/);
    assert.deepEqual(explanation.candidates, []);
  });
});

describe('ask with an embedding model', () => {
  const QUESTION = 'How much time until I get reimbursed for a return?';

  it('shows how near each passage is in meaning, by the vectors that a server has made', async (t) => {
    const server = await startFaultyEmbeddings([['refund', 'reimbursed']]);
    const settings = { EMBEDDINGS_BASE_URL: server.url, EMBEDDINGS_MODEL: 'tiny' };
    Object.assign(process.env, settings);
    t.after(async () => {
      for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
      await server.stop();
    });

    const without = await runCommand(askCommand, ID, QUESTION, '--explain', '--data', folder);
    assert.match(without.notes.join(), /Words alone decided: too few passages have a vector/);
    assert.doesNotMatch(without.outcome?.text ?? '', /NEAR/);

    const files = await openJsonOperatorStore(folder);
    const logger = { info: () => undefined, warn: () => undefined };
    const kept = { folder: cacheFoldersOf(join(folder, 'cache')).vectors, logger, random: Math.random };
    const dense = await openDenseIndex({ model: { baseUrl: server.url, model: 'tiny' }, ...kept });
    const index = await createKnowledge({ pages: files.pages }).indexFor(ID);
    while (!(await dense.find(index, QUESTION, 'en'))) await sleep(5);
    await dense.close();
    await files.close();

    const asked = server.texts.length;
    const { text, explanation } = await ask(QUESTION);
    assert.deepEqual(server.texts.slice(asked), [QUESTION]);
    assert.match(text, /NEAR +PAGE/);
    assert.match(text, /^ {2}meaning +\d/m);
    const [first] = explanation.candidates;
    assert.equal(first?.pageTitle, 'Refunds');
    assert.ok((first.meaning?.nearness ?? 0) > 0.9);
    const { outcome } = await runCommand(askCommand, ID, QUESTION, '--data', folder);
    assert.deepEqual(explanation.reply, outcome?.json);

    server.behaviour = { status: 500 };
    const failed = await runCommand(askCommand, ID, QUESTION, '--data', folder);
    assert.match(failed.notes.join(), /Words alone decided: the question could not be embedded\. .*500/);
  });
});
