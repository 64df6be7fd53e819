/** What an index holds in memory. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Vocabulary } from './vocabulary.js';
import { createLocalIndexer } from './indexer.js';
import { makePage } from './pages.fixture.js';
import { PassageIndex } from './passage-index.js';
import { arraysOf, type Segment } from './segment.js';

const FILES = 60;
const FILE_LENGTH = 1_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapUsed = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

it('keeps nothing of the files that titles and addresses were cut out of', async () => {
  const indexer = createLocalIndexer();
  const before = heapUsed();
  const segments: Segment[] = [];
  for (let file = 0; file < FILES; file++) {
    const text = `${'A page of the handbook. '.repeat(FILE_LENGTH / 24)}${file}`;
    const page = { ...makePage(file, 1), title: text.slice(7, 50), url: text.slice(100, 150) };
    segments.push(await indexer.build([page], new Vocabulary([])));
  }
  const kept = heapUsed() - before;
  assert.equal(segments.length, FILES);
  assert.ok(kept < (FILES * FILE_LENGTH) / 2, `${Math.round(kept / 1e6)} MB`);
});

it('lies in one piece of memory, which the next index finds room in, also when it was merged', async () => {
  const indexer = createLocalIndexer();
  const [first, second] = [makePage(1), makePage(2)];
  const built = await indexer.build([first], new Vocabulary([]));
  const more = await indexer.build([second], new Vocabulary([built.dictionary]));
  const live = [built, more].map((segment) => ({ segment, deadPages: new Set<number>() }));
  for (const segment of [built, more, await indexer.merge(live)])
    assert.equal(new Set(arraysOf(segment).map(({ buffer }) => buffer)).size, 1);
});

it('counts what it remembers of rare words, which is more than where they stand', async () => {
  const words = Array.from({ length: 20_000 }, (_, i) => `word${i.toString(36)}q`);
  const segment = await createLocalIndexer().build(
    [{ ...makePage(1), content: words.join(' ') }],
    new Vocabulary([]),
  );
  const index = new PassageIndex([{ segment, deadPages: new Set() }]);
  const [heapBefore, bytesBefore] = [heapUsed(), index.bytes];
  for (let term = 1; term < index.vocabulary.size; term++) {
    const alternatives = [{ term, weight: 1 }];
    index.search([{ key: `#${term}`, word: '', weight: 1, alternatives, everydayShare: 0, rarity: 1 }], 1);
  }
  const held = heapUsed() - heapBefore;
  const counted = index.bytes - bytesBefore;
  assert.ok(counted > held / 2 && counted < held * 2, `${counted} of ${held} bytes`);
});
