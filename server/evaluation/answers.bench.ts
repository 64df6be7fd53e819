/**
 * Measures the answer engine on question sets with known answers:
 * `npx tsx server/evaluation/answers.bench.ts [--local-model] [--shipped] [--json] [--misses] [SET…]`.
 * `answer-figures.ts` says what the figures mean, `README.md` what the sets are. Sets that weights were fitted on are
 * measured with weights that had no part of them, unless `--shipped` asks for those that are shipped, which takes a
 * minute less. `--local-model` finds with the local embedding model too.
 */
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import type { DenseIndex } from '../answers/hybrid/dense-index.js';
import { createKnowledge } from '../search/knowledge.js';
import { encoderProblem } from '../sentence-encoder/open-encoder.js';
import { figuresOf } from './answer-figures.js';
import { EVALUATION_DATA } from './external-data.js';
import { printMisses, printReliability, printSet, printTables, type SetReport } from './figure-tables.js';
import { chooseModels, shippedModels, type ChosenModels } from './held-out-models.js';
import { judgeReplies, WIDGET, type JudgedReply } from './judge-replies.js';
import { openLocalDenseIndex, whenEmbedded } from './local-dense-index.js';
import { createProgress } from './progress.js';
import { storeOf, type QuestionSet } from './question-set.js';
import { readOffTopic, readQuestionSets, SET_NAMES } from './question-sets.js';
import { ratio } from './statistics.js';
import { askAfterOpeners, topicSwitchQuestions } from './topic-switches.js';

const flags = process.argv.slice(2);
const isJson = flags.includes('--json');
const showsMisses = flags.includes('--misses');
const usesShipped = flags.includes('--shipped');
const usesLocalModel = flags.includes('--local-model');
const wanted = flags.filter((flag) => !flag.startsWith('--'));
const unknown = wanted.filter((name) => !SET_NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown set: ${unknown.join(', ')}. Known: ${SET_NAMES.join(', ')}.`);
  process.exit(2);
}
const problem = usesLocalModel ? encoderProblem() : undefined;
if (problem !== undefined) {
  console.error(`Nothing measured: the local model cannot be used: ${problem}`);
  process.exit(1);
}

const offTopic = readOffTopic();

async function report(
  set: QuestionSet,
  { models, weights }: ChosenModels,
  dense: DenseIndex | undefined,
): Promise<{ figures: SetReport; judged: JudgedReply[] }> {
  const knowledge = createKnowledge({ pages: storeOf(set.pages) });
  const start = performance.now();
  const index = await knowledge.indexFor(WIDGET);
  const buildMs = performance.now() - start;
  if (dense && index.languages.includes('en')) {
    console.error(`${set.name}: the local model embeds ${index.passageCount} passages`);
    await whenEmbedded(dense, () => dense.find(index, 'Is it ready?', 'en'));
  }
  const engine = createExtractiveEngine({ knowledge, dense, models });
  const { length } = set.questions;
  const judged = await judgeReplies(engine, set, createProgress(`${set.name}: questions`, length));
  const switches = createProgress(
    `${set.name}: changes of topic`,
    topicSwitchQuestions(set.questions).length,
  );
  const { asked, changed, repeated } = await askAfterOpeners(engine, set, switches);
  let refused = 0;
  const texts = createProgress(`${set.name}: off-topic texts`, offTopic.length);
  for (const text of offTopic) {
    texts();
    if ((await engine.answer({ widgetId: WIDGET, text, history: [] })).wasRefused) refused++;
  }
  return {
    figures: {
      set: set.name,
      finds: dense ? 'words and local model' : 'words',
      weights,
      pages: set.pages.length,
      passages: index.passageCount,
      buildMs,
      topicSwitchChanges: ratio(changed, asked),
      topicSwitchRepeats: ratio(repeated, asked),
      offTopicRefused: ratio(refused, offTopic.length),
      ...figuresOf(judged),
    },
    judged,
  };
}

const { sets, absent } = await readQuestionSets(wanted.length > 0 ? wanted : SET_NAMES);
if (absent.length > 0) {
  console.error(`Not measured, for ${EVALUATION_DATA} does not hold them: ${absent.join(', ')}.`);
}
const modelsFor = usesShipped ? shippedModels : await chooseModels(usesLocalModel);
const dense = usesLocalModel ? await openLocalDenseIndex() : undefined;
const rows: SetReport[] = [];
for (const set of sets) {
  const { figures, judged } = await report(set, modelsFor(set.name), dense);
  rows.push(figures);
  if (!isJson) printSet(figures);
  if (showsMisses && !isJson) printMisses(set.name, judged);
}
await dense?.close();
if (isJson) console.log(JSON.stringify(rows, null, 2));
else if (rows.length > 0) {
  printTables(rows);
  for (const row of rows) printReliability(row);
}
