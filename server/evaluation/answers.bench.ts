/**
 * Measures the answer engine on question sets with known answers:
 * `npx tsx server/evaluation/answers.bench.ts [--json] [--misses] [SET…]`. Sets that are absent are skipped. Without
 * a SET it goes on to sets whose models had no part of them, and draws how far confidence can be relied on; where no
 * set is absent, that is what `docs/confidence.md` shows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createKnowledge } from '../search/knowledge.js';
import { reliabilityChart, riskCoverageChart } from './confidence-charts.js';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { heldOut, lineOf } from './held-out.js';
import { figuresOf, measure, type Figures, type JudgedReply } from './measure.js';
import { ratio } from './metrics.js';
import { readOffTopic, readQuestionSet, SET_NAMES, storeOf, type QuestionSet } from './question-sets.js';
import { readSamples } from './samples.js';

interface SetReport extends Figures {
  set: string;
  pages: number;
  passages: number;
  buildMs: number;
  /** Share of off-topic texts that were refused on this site. */
  offTopicRefused: number;
}

const flags = process.argv.slice(2);
const isJson = flags.includes('--json');
const showsMisses = flags.includes('--misses');
const wanted = flags.filter((flag) => !flag.startsWith('--'));
const names = wanted.length > 0 ? wanted : SET_NAMES;
const offTopic = readOffTopic();

function progressOf(label: string, total: number): () => void {
  let done = 0;
  return () => {
    done++;
    if (process.stderr.isTTY && (done % 20 === 0 || done === total)) {
      process.stderr.write(`\r${label} ${done}/${total}${done === total ? '\n' : ''}`);
    }
  };
}

async function report(set: QuestionSet): Promise<{ figures: SetReport; judged: JudgedReply[] }> {
  const knowledge = createKnowledge({ pages: storeOf(set.pages) });
  const start = performance.now();
  const index = await knowledge.indexFor('measured');
  const buildMs = performance.now() - start;
  const engine = createExtractiveEngine({ knowledge });
  const judged = await measure(engine, set, progressOf(set.name, set.questions.length));
  let refused = 0;
  for (const text of offTopic) {
    if ((await engine.answer({ widgetId: 'measured', text, history: [] })).wasRefused) refused++;
  }
  return {
    figures: {
      set: set.name,
      pages: set.pages.length,
      passages: index.passageCount,
      buildMs,
      offTopicRefused: ratio(refused, offTopic.length),
      ...figuresOf(judged),
    },
    judged,
  };
}

const IMAGES = new URL('../../docs/images/', import.meta.url);

async function reportHeldOut(areAllThere: boolean): Promise<void> {
  const sets = heldOut(await readSamples());
  console.log('\nEach set judged by weights that the others gave (calibration errors of answers given):');
  for (const set of sets) console.log(lineOf(set));
  if (!areAllThere) return;
  mkdirSync(IMAGES, { recursive: true });
  writeFileSync(new URL('reliability.svg', IMAGES), reliabilityChart(sets));
  writeFileSync(new URL('risk-coverage.svg', IMAGES), riskCoverageChart(sets));
  console.log('Drawn: docs/images/reliability.svg, docs/images/risk-coverage.svg');
}

const share = (value: number): string => (Number.isNaN(value) ? '   – ' : value.toFixed(3));

const COLUMNS: [heading: string, cell: (figures: SetReport) => string][] = [
  ['set', ({ set }) => set.padEnd(9)],
  ['page@1', ({ pageAt1 }) => share(pageAt1)],
  ['page@3', ({ pageAt3 }) => share(pageAt3)],
  ['shown@3', ({ shownAt3 }) => share(shownAt3)],
  ['ranked@3', ({ rankedAt3 }) => share(rankedAt3)],
  ['gold', ({ holdsGold }) => share(holdsGold)],
  ['false refusals', ({ falseRefusals }) => share(falseRefusals)],
  ['refusal P', ({ refusalPrecision }) => share(refusalPrecision)],
  ['R', ({ refusalRecall }) => share(refusalRecall)],
  ['F1', ({ refusalF1 }) => share(refusalF1)],
  ['right of given', ({ rightAmongGiven }) => share(rightAmongGiven)],
  ['where answerable', ({ rightAmongAnswerable }) => share(rightAmongAnswerable)],
  ['ECE', (figures) => share(figures.calibrationError)],
  ['AUROC', (figures) => share(figures.areaUnderCurve)],
  ['of all', ({ areaUnderCurveOfAll }) => share(areaUnderCurveOfAll)],
  ['verbatim', ({ verbatim }) => share(verbatim)],
  ['off-topic refused', ({ offTopicRefused }) => share(offTopicRefused)],
  ['words', ({ answerWords }) => answerWords.toFixed(0)],
  ['p50 ms', ({ p50 }) => p50.toFixed(1)],
  ['p95 ms', ({ p95 }) => p95.toFixed(1)],
];

function printTable(rows: SetReport[]): void {
  const cells = rows.map((row) => COLUMNS.map(([, cell]) => cell(row)));
  const widths = COLUMNS.map(([heading], i) =>
    Math.max(heading.length, ...cells.map((row) => row[i]?.length ?? 0)),
  );
  const line = (row: string[]): string => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  console.log(line(COLUMNS.map(([heading]) => heading)));
  for (const row of cells) console.log(line(row));
}

function printReliability({ set, reliability }: SetReport): void {
  console.log(`\n${set}: confidence against the share that was right`);
  for (const { from, count, confidence, right } of reliability) {
    if (count === 0) continue;
    const bar = '#'.repeat(Math.round(right * 40));
    console.log(
      `  ${from.toFixed(1)}–${(from + 0.1).toFixed(1)} ${String(count).padStart(5)}  said ${share(confidence)}  was ${share(right)} ${bar}`,
    );
  }
}

function printMisses(set: string, judged: JudgedReply[]): void {
  console.log(`\n${set}: what went wrong`);
  for (const { question, reply, place, isRight, unfaithfulExcerpts } of judged) {
    const said = reply.wasRefused ? 'refused' : `answered ${reply.confidenceScore}`;
    const pages = reply.citations.map(({ pageId }) => pageId).join(', ');
    const isFine = question.answerable ? isRight && place === 1 : reply.wasRefused;
    if (isFine && unfaithfulExcerpts.length === 0) continue;
    const gold = question.answerable ? question.goldPages.join(' or ') : question.kind;
    console.log(
      `- ${question.text.slice(0, 200)}\n    ${said} [${pages}] gold: ${gold} place ${place} right ${String(isRight)}`,
    );
    for (const excerpt of unfaithfulExcerpts) console.log(`    not in its page: ${excerpt}`);
  }
}

const rows: SetReport[] = [];
for (const name of names) {
  const set = readQuestionSet(name);
  if (!set) {
    console.error(`${name}: skipped, its data is not there`);
    continue;
  }
  const { figures, judged } = await report(set);
  rows.push(figures);
  if (showsMisses && !isJson) printMisses(name, judged);
}
if (isJson) console.log(JSON.stringify(rows, null, 2));
else if (rows.length > 0) {
  printTable(rows);
  for (const row of rows) printReliability(row);
  if (wanted.length === 0) await reportHeldOut(rows.length === SET_NAMES.length);
}
