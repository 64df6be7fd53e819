import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../config.js';
import { createKnowledge } from '../search/knowledge.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { makePage } from '../store/testing/store.fixture.js';
import { checkVectors, describeIndex } from './check-search.js';

const WIDGET = '11111111-1111-1111-1111-111111111111';
const configOf = (EMBEDDINGS: string) => readConfig({ EMBEDDINGS }, {});

describe('what health says of the search', () => {
  it('tells of an index how much it holds, once it is in memory', async (t) => {
    const store = createMemoryStore();
    await store.pages.save(WIDGET, makePage());
    const knowledge = createKnowledge({ pages: store.pages });
    t.after(() => knowledge.close());
    const search = { indexOf: (id: string) => knowledge.stateOf(id) };
    assert.match(describeIndex(search, WIDGET)[0]?.message ?? '', /is not in memory/);
    await knowledge.indexFor(WIDGET);
    assert.match(
      describeIndex(search, WIDGET)[0]?.message ?? '',
      /holds \d+ passages? in [\d.]+ \w+ of memory/,
    );
  });

  it('tells how many vectors are made and wait, and what to do where none can be made', () => {
    const indexOf = () => undefined;
    const told = (embeddings: string, waiting?: number, isFailing?: true) => {
      const vectors =
        waiting === undefined ? undefined : () => ({ embedded: 12, waiting, isFailing, bytes: 18_000 });
      return checkVectors(configOf(embeddings), { indexOf, vectors });
    };
    assert.deepEqual(told('local', 0), [
      { level: 'ok', message: '12 texts of pages can be found by meaning, in 18 kB of memory.' },
    ]);
    const levels = (isFailing?: true) => told('local', 3, isFailing).map(({ level }) => level);
    // A new server is well while it makes them.
    assert.deepEqual(levels(), ['ok', 'ok']);
    assert.deepEqual(levels(true), ['ok', 'warning']);
    const [none] = told('local');
    assert.equal(none?.level, 'wrong');
    assert.match(none.advice ?? '', /EMBEDDINGS=none/);
    assert.deepEqual(
      told('none').map(({ level }) => level),
      ['ok'],
    );
  });
});
