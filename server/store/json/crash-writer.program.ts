/**
 * A process that writes until it is killed: `crash-writer.program.ts FOLDER WRITERS`. It prints `opening`, then
 * `open`, then the id of each record that was acknowledged.
 */
import { randomUUID } from 'node:crypto';
import { openJsonStore } from './json-store.js';
import { makePage, makeQuestion, makeReply } from '../testing/store.fixture.js';
import { tell } from '../testing/tell.fixture.js';

const [folder = '', writers = '16'] = process.argv.slice(2);

tell('opening');
const store = await openJsonStore(folder, { segmentBytes: 200_000 });
tell('open');

async function write(): Promise<never> {
  for (;;) {
    const question = makeQuestion({ conversationId: randomUUID(), text: 'x'.repeat(Math.random() * 600) });
    await store.conversations.accept(question, { messages: 1_000_000, period: 'month' });
    tell(question.id);
    const reply = makeReply(question);
    await store.conversations.record(reply);
    tell(reply.id);
  }
}

async function savePages(): Promise<never> {
  for (let version = 0; ; version++) {
    await store.pages.save(makeQuestion().widgetId, makePage({ content: `${version} `.repeat(5000) }));
  }
}

await Promise.all([...Array.from({ length: Number(writers) }, write), savePages()]);
