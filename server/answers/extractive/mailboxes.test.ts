/** A mailbox that is asked for in words that its page does not have, found by the local model. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createDenseIndex } from '../hybrid/dense-index.js';
import { createLocalModel } from '../hybrid/local-model.js';
import { openVectorFile } from '../hybrid/vector-file.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createExtractiveEngine } from './extractive-engine.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';
/** The news of three years ago. */
const NEWS = `# News

The line for parties and weddings has moved: 0113 496 0999.`;
const PAGES = {
  contact: `# Contact

2 Mill Lane, Leeds LS1 1ZZ

Phone: 0113 496 0218

Email: hello@mill.example

Bills and statements: accounts@mill.example

Locked out of your room after ten: 0113 496 0277

Parties and weddings: ask for Jo, 0113 496 0290 or events@mill.example`,
  people: `# People

## Jobs

We look for people who pour drinks and carry plates. Write to rota@mill.example.`,
  food: `# Food

The kitchen is open from noon to nine. On Mondays we serve soup and bread alone.`,
  garden: `# Garden

Twelve tables stand under the trees. Dogs are welcome there, and children too.`,
  news: NEWS,
  privacy: `# Privacy

To see, correct or delete what we hold about you, write to privacy@mill.example.`,
};
const ASKED = [
  ['i would like to apply for bar work, who to email', 'rota@mill.example'],
  ['who do i email about an invoice', 'accounts@mill.example'],
  ['its late and we cant get into our room!! which number', '0113 496 0277'],
] as const;

const POLL_MS = 20;

/** An engine that finds by the local model once its vectors are there. */
async function openEngine(t: TestContext) {
  const { pages } = createMemoryStore();
  for (const [id, content] of Object.entries(PAGES)) {
    await pages.save(WIDGET, { id, title: id, url: `https://mill.example/${id}`, content, lang: 'en' });
  }
  const folder = await mkdtemp(join(tmpdir(), 'mailboxes-'));
  const model = createLocalModel();
  const dense = createDenseIndex({
    passages: model.passages,
    questions: model.questions,
    vectors: await openVectorFile(folder, model.passages.name),
    logger: { info: () => undefined, warn: () => undefined },
  });
  t.after(async () => {
    await dense.close();
    await model.close();
    await rm(folder, { recursive: true });
  });
  const knowledge = createKnowledge({ pages });
  const index = await knowledge.indexFor(WIDGET);
  const isReady = async (): Promise<boolean> =>
    (await dense.find(index, 'Is it ready?', 'en')) !== undefined && dense.progress().waiting === 0;
  while (!(await isReady())) await setTimeout(POLL_MS);
  return createExtractiveEngine({ knowledge, dense });
}

it('who asks whom to write or to turn to is told what is for it, and no number of old news', async (t) => {
  const engine = await openEngine(t);
  const ask = async (text: string): Promise<string> =>
    (await engine.answer({ widgetId: WIDGET, text, history: [] })).answer;
  for (const [question, mailbox] of ASKED) {
    const answer = await ask(question);
    assert.ok(answer.includes(mailbox), `${question}: ${answer}`);
    for (const [, other] of ASKED) assert.ok(other === mailbox || !answer.includes(other), answer);
  }
  const both = await ask('planning my 40th, who do i speak to');
  assert.match(both, /0113 496 0290/);
  assert.match(both, /events@mill/);
  assert.doesNotMatch(both, /0113 496 0999/);
});
