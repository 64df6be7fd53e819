import assert from 'node:assert/strict';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { EVALUATION_DATA } from './external-data.js';
import {
  FITTED_SET_NAMES,
  readOffTopic,
  readQuestionSet,
  readQuestionSets,
  SET_NAMES,
} from './question-sets.js';
import { sampled } from '../runtime/long-round.fixture.js';
import { readable } from './readable-text.js';
import { readTrainingSites } from './training-samples.js';

/** Names a folder of other people's data for one test; none where it is empty. */
function setData(t: TestContext, folder: string): void {
  const before = process.env[EVALUATION_DATA] ?? '';
  process.env[EVALUATION_DATA] = folder;
  t.after(() => {
    process.env[EVALUATION_DATA] = before;
  });
}

async function dataOf(t: TestContext, files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'service-chat-evaluation-'));
  t.after(() => rm(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  }
  return folder;
}

const isOurs = (name: string): boolean => name === 'docs' || name.startsWith('business/');
const OF_OTHERS = [
  'plausible',
  'bitwarden',
  'catenda/en',
  'catenda/de',
  'techqa',
  'squad',
  'xquad/es',
  'xquad/ar',
  'xquad/zh',
  'xquad/tr',
];
const BUSINESSES = SET_NAMES.filter((name) => name.startsWith('business/'));
/** Reading the pages of a business takes a fifth of a second of processor. */
const SIXTH = 6;

describe('the question sets', () => {
  it('of our own are there without any data of others, which are named as absent', async (t) => {
    setData(t, '');
    const ours = ['docs', ...sampled(BUSINESSES, SIXTH)];
    const { sets, absent } = await readQuestionSets([...ours, ...SET_NAMES.filter((name) => !isOurs(name))]);
    assert.deepEqual(
      sets.map(({ name }) => name),
      ours,
    );
    assert.deepEqual(absent, OF_OTHERS);
    assert.deepEqual(readOffTopic(), []);
  });

  it('are not fitted on without saying what is missing', async (t) => {
    setData(t, '');
    const { absent } = await readTrainingSites(FITTED_SET_NAMES.filter((name) => !isOurs(name)));
    assert.deepEqual(absent, [...OF_OTHERS, 'off-topic.json']);
  });

  it('of others are read from the folder that EVALUATION_DATA names, languages apart', async (t) => {
    const pages = [
      { pageId: '1', path: 'en/a', title: 'A', url: '/a', lang: 'en', content: 'Open the door.' },
      { pageId: '2', path: 'de/a', title: 'B', url: '/b', lang: 'de', content: 'Die Tür öffnen.' },
    ];
    const questions = [
      {
        id: 'q1',
        q: 'How do I open it?',
        kind: 'natural',
        lang: 'en',
        answerable: true,
        goldPages: ['en/a'],
      },
      { id: 'q2', q: 'Wie geht es auf?', kind: 'natural', lang: 'de', answerable: true, goldPages: ['de/a'] },
    ];
    const files = {
      'catenda/pages.json': pages,
      'catenda/questions.json': questions,
      'off-topic.json': ['x'],
    };
    setData(t, await dataOf(t, files));
    const set = await readQuestionSet('catenda/de');
    assert.deepEqual(
      set?.pages.map(({ id, lang }) => [id, lang]),
      [
        ['1', 'en'],
        ['2', 'de'],
      ],
    );
    assert.deepEqual(set.questions, [
      {
        id: 'q2',
        text: 'Wie geht es auf?',
        kind: 'natural',
        answerable: true,
        goldPages: ['2'],
        goldPhrases: [],
        notPhrases: [],
        history: [],
      },
    ]);
    assert.deepEqual(readOffTopic(), ['x']);
  });

  it('fail where EVALUATION_DATA names no folder, as a typing error does', async (t) => {
    setData(t, join(tmpdir(), 'no-such-folder'));
    await assert.rejects(
      readQuestionSet('plausible'),
      /^Error: EVALUATION_DATA is ".*", which is no folder\.$/,
    );
  });
});

describe('the sets of our own', () => {
  for (const name of ['docs', ...sampled(BUSINESSES, SIXTH)]) {
    it(`${name}: every right page is there and holds a phrase of the right answer`, async () => {
      const set = await readQuestionSet(name);
      assert.ok(set);
      assert.ok(set.questions.length >= 25);
      // What a page says in its footer is quoted too.
      const contents = new Map(
        set.pages.map(({ id, content, facts = [] }) => [
          id,
          readable([content, ...facts.map(({ value }) => value)].join('\n')),
        ]),
      );
      const holds = (page: string, phrases: readonly string[]): boolean =>
        phrases.length === 0
          ? contents.has(page)
          : phrases.some((phrase) => contents.get(page)?.includes(readable(phrase)));
      const wrong = set.questions.filter(
        ({ answerable, goldPages, goldPhrases }) =>
          answerable !== goldPages.length > 0 || goldPages.some((page) => !holds(page, goldPhrases)),
      );
      assert.deepEqual(
        wrong.map(({ id, goldPages, goldPhrases }) => [id, goldPages, goldPhrases]),
        [],
      );
    });
  }
});
