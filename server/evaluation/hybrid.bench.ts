/**
 * Measures what the local embedding model adds to words: `npx tsx server/evaluation/hybrid.bench.ts [SET…]`.
 * Embedding the pages takes minutes at first; their vectors are kept in the folder for temporary files.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createKnowledge } from '../search/knowledge.js';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { figuresOf, measure, type Figures } from './measure.js';
import { ratio } from './metrics.js';
import { readOffTopic, readQuestionSet, storeOf, type QuestionSet } from './question-sets.js';
import { missingPackages } from '../answers/hybrid/local-model.js';
import type { MeaningIndex } from '../answers/hybrid/dense-index.js';
import { openMeaning } from '../answers/hybrid/open-dense-index.js';

const POLL_MS = 500;
const WIDGET = 'measured';
const offTopic = readOffTopic();

const share = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(3)).padStart(8);

function rowOf(name: string, figures: Figures, refused: number): string {
  const { pageAt1, pageAt3, rankedAt3, holdsGold, falseRefusals, refusalRecall, refusalF1 } = figures;
  const found = [pageAt1, pageAt3, rankedAt3, holdsGold];
  const values = [
    ...found,
    falseRefusals,
    refusalRecall,
    refusalF1,
    figures.calibrationError,
    figures.areaUnderCurve,
  ];
  return [name.padEnd(24), ...[...values, refused].map(share), figures.p95.toFixed(0).padStart(8)].join(' ');
}

async function report(set: QuestionSet, meaning: MeaningIndex): Promise<void> {
  const knowledge = createKnowledge({ pages: storeOf(set.pages) });
  const index = await knowledge.indexFor(WIDGET);
  while (!(await meaning.find(index, 'Is it ready?', 'en'))) await wait(POLL_MS);
  for (const [name, engine] of [
    [`${set.name}, words`, createExtractiveEngine({ knowledge })],
    [`${set.name}, and meaning`, createExtractiveEngine({ knowledge, meaning })],
  ] as const) {
    const figures = figuresOf(await measure(engine, set));
    let refused = 0;
    for (const text of offTopic) {
      if ((await engine.answer({ widgetId: WIDGET, text, history: [] })).wasRefused) refused++;
    }
    console.log(rowOf(name, figures, ratio(refused, offTopic.length)));
  }
}

const given = process.argv.slice(2);
if (missingPackages().length > 0) {
  console.log('skipped: the packages of the local model are not installed');
} else {
  const meaning = await openMeaning({
    model: 'local',
    folder: join(tmpdir(), 'service-chat-bench-vectors'),
    logger: { info: () => undefined, warn: console.warn },
    random: () => 0.5,
  });
  const headings = [
    'page@1',
    'page@3',
    'ranked@3',
    'gold',
    'false r',
    'right r',
    'F1',
    'ECE',
    'AUROC',
    'off-top',
    'p95 ms',
  ];
  console.log(['set'.padEnd(24), ...headings.map((heading) => heading.padStart(8))].join(' '));
  for (const name of given.length > 0 ? given : ['docs', 'plausible', 'techqa']) {
    const set = readQuestionSet(name);
    if (set) await report(set, meaning);
    else console.log(`${name}: skipped, its data is not there`);
  }
  await meaning.close();
}
