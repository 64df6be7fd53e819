/** Conversations as they are found in the log. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import type { Quota } from '../../model.js';
import { conversationHash } from './conversation-hash.js';
import { openJsonStore } from '../json/json-store.js';
import { makeFolderFor, makeQuestion, makeReply } from '../testing/store.fixture.js';
import type { Store } from '../port/store.js';

const quota: Quota = { messages: 100, period: 'month' };

/** Two conversations of a widget that the index of the log takes for the same. */
function conversationsOfOneHash(widgetId: string): [string, string] {
  const known = new Map<number, string>();
  for (;;) {
    const id = randomUUID();
    const hash = conversationHash(widgetId, id);
    const other = known.get(hash);
    if (other !== undefined) return [other, id];
    known.set(hash, id);
  }
}

it('a conversation is never given the turns of another, before and after a restart, though their hashes are the same', async (t) => {
  const folder = await makeFolderFor(t);
  const { widgetId } = makeQuestion();
  const ids = conversationsOfOneHash(widgetId);
  const asked = ids.flatMap((conversationId) =>
    ['first', 'second'].map((text) => makeQuestion({ conversationId, text: `${text} of ${conversationId}` })),
  );
  const textsIn = async ({ conversations }: Store, limit: number) =>
    Promise.all(
      ids.map(async (id) =>
        (await conversations.turns(widgetId, id, limit)).map(({ question }) => question.text),
      ),
    );
  const expected = ids.map((id) => ['first', 'second'].map((text) => `${text} of ${id}`));

  const store = await openJsonStore(folder);
  for (const question of [asked[0], asked[2], asked[1], asked[3]]) {
    assert.ok(question);
    await store.conversations.accept(question, quota);
    await store.conversations.record(makeReply(question));
  }
  assert.deepEqual(await textsIn(store, 10), expected);
  await store.close();

  const again = await openJsonStore(folder);
  assert.deepEqual(await textsIn(again, 10), expected);
  assert.deepEqual(
    await textsIn(again, 1),
    expected.map((texts) => texts.slice(-1)),
  );
  await again.close();
});
