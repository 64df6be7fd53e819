/**
 * Fits the weights of the gate and of the confidence: `npx tsx server/answers/fit-weights.fixture.ts`, by hand,
 * with the question sets beside the repository. It prints what goes into `weights.ts`, and how each model does on
 * every set when that set, with all others of its kind, had no part in fitting it.
 *
 * A question counts as answerable with its pages in place, and as unanswerable with them taken away; what no site
 * answers is asked of every site. Each set counts the same whatever its size, languages of one set together once.
 */
import { createKnowledge } from '../knowledge/knowledge.js';
import type { PassageIndex } from '../knowledge/passage-index.js';
import { createQueryAnalyzer } from '../knowledge/query-terms.js';
import { judge, REFUSE_BELOW } from './confidence.js';
import { featuresOf } from './features.js';
import { withContext } from './follow-up.js';
import { fitLogistic, predict, type Example } from './logistic.fixture.js';
import { areaUnderCurve, calibrationError, readable, type Judged } from './metrics.fixture.js';
import {
  readOffTopic,
  readQuestionSet,
  SET_NAMES,
  storeOf,
  type TestQuestion,
} from './question-sets.fixture.js';
import { rank } from './rank.js';
import type { Features } from './signals.js';
import { windowOf, writeAnswer } from './write-answer.js';

type Label = 'answerable' | 'right';
type Source = 'asked' | 'taken away' | 'off-topic';

interface Sample {
  set: string;
  source: Source;
  features: Features;
  answerable: boolean;
  right: boolean;
}

const GATE_FEATURES: (keyof Features)[] = [
  'lexicalShare',
  'questionWeight',
  'questionLength',
  'unknownShare',
  'bestHeading',
  'windowCoverage',
  'unitCoverage',
  'lexicalLead',
  'scoreLead',
];
const RIGHT_FEATURES: (keyof Features)[] = [
  'lexicalShare',
  'questionWeight',
  'questionLength',
  'bestHeading',
  'windowCoverage',
  'unitCoverage',
  'lexicalLead',
  'scoreLead',
];

/** What the questions of a set count for the gate, by where they come from: those with and without an answer. */
const GATE_SHARES: Record<Source, { yes: number; no: number }> = {
  asked: { yes: 1, no: 0.35 },
  'taken away': { yes: 0, no: 0.15 },
  'off-topic': { yes: 0, no: 0.2 },
};
/** What they count for the confidence, which should fit the questions as they are asked. */
const RIGHT_SHARES: Record<Source, number> = { asked: 1, 'taken away': 0.05, 'off-topic': 0.05 };
/** What a set counts beside the others: a language less than a whole set, a small set less than a large one. */
const SET_SHARE = (set: string): number => (set.includes('/') ? 0.3 : set === 'docs' ? 0.5 : 1);
/** Of a large set, so many questions are enough. */
const ENOUGH = 600;

function withoutPages(index: PassageIndex, gone: ReadonlySet<string>): PassageIndex {
  const rest = Object.create(index) as PassageIndex;
  rest.search = (terms, limit) =>
    index
      .search(terms, limit * 2)
      .filter(({ passage }) => !gone.has(index.passageAt(passage).page.id))
      .slice(0, limit);
  return rest;
}

async function samplesOf(name: string): Promise<Sample[]> {
  const set = readQuestionSet(name);
  if (!set) {
    console.error(`${name}: skipped, its data is not there`);
    return [];
  }
  const index = await createKnowledge({ pages: storeOf(set.pages) }).indexFor('fitted');
  const analyzer = createQueryAnalyzer(index);
  const samples: Sample[] = [];
  const add = (question: TestQuestion, source: Source, site: PassageIndex): void => {
    const history = question.history.map((text) => ({ question: text, citedPageIds: [] }));
    const { terms } = withContext(question.text, history, analyzer);
    const ranking = rank(site, terms);
    const [first] = ranking.candidates;
    if (!first) return;
    const features = featuresOf(ranking, windowOf(site, ranking, first));
    const { text, citations } = writeAnswer(site, ranking, judge(features).right, question.text);
    const answerable = question.answerable && source === 'asked';
    const holdsPhrase = question.goldPhrases.some((phrase) => readable(text).includes(readable(phrase)));
    const isPageRight = question.goldPages.includes(citations[0]?.pageId ?? '');
    const isRight = question.goldPhrases.length > 0 ? holdsPhrase : isPageRight;
    samples.push({ set: name, source, features, answerable, right: answerable && isRight });
  };
  const step = Math.ceil(set.questions.length / ENOUGH);
  for (const [i, question] of set.questions.entries()) {
    if (i % step !== 0 || question.kind === 'small-talk') continue;
    add(question, 'asked', index);
    if (question.answerable) add(question, 'taken away', withoutPages(index, new Set(question.goldPages)));
  }
  for (const text of readOffTopic()) {
    const nothing = { id: text, kind: 'off-topic', goldPages: [], goldPhrases: [], history: [] };
    add({ ...nothing, text, answerable: false }, 'off-topic', index);
  }
  return samples;
}

/** Sets of one kind are held out together. */
const kindOf = (set: string): string => set.split('/')[0] ?? set;

function weightOf(samples: Sample[], label: Label): (sample: Sample) => number {
  const key = ({ set, source, answerable }: Sample): string =>
    label === 'right' ? `${set} ${source}` : `${set} ${source} ${String(answerable)}`;
  const counts = new Map<string, number>();
  for (const sample of samples) counts.set(key(sample), (counts.get(key(sample)) ?? 0) + 1);
  return (sample) => {
    const { yes, no } = GATE_SHARES[sample.source];
    const share = label === 'right' ? RIGHT_SHARES[sample.source] : sample.answerable ? yes : no;
    return (300 * share * SET_SHARE(sample.set)) / (counts.get(key(sample)) ?? 1);
  };
}

/** Confidence is about answers that are given; what the gate refuses is not among them. */
const isGiven = ({ features }: Sample): boolean => judge(features).answerable >= REFUSE_BELOW;

function fit(used: Sample[], names: (keyof Features)[], label: Label): number[] {
  const weigh = weightOf(samples, label);
  const examples = used.map((sample): Example => {
    const features = names.map((name) => sample.features[name]);
    return { features, isTrue: sample[label], weight: weigh(sample) };
  });
  return fitLogistic(examples);
}

function print(title: string, names: (keyof Features)[], weights: number[]): void {
  const lines = names.map((name, i) => `  ${name}: ${(weights[i + 1] ?? 0).toFixed(3)},`);
  console.log([`${title} = {`, `  bias: ${(weights[0] ?? 0).toFixed(3)},`, ...lines, '};'].join('\n'));
}

function report(label: Label, names: (keyof Features)[], weights: number[], tested: Sample[]): void {
  const judged = (sample: Sample): Judged => {
    const features = names.map((name) => sample.features[name]);
    return { confidence: predict(weights, features), isRight: sample[label] };
  };
  const asked = tested.filter(({ source }) => source === 'asked').map(judged);
  const other = tested.filter(({ source }) => source !== 'asked').map(judged);
  const found = asked.filter(({ isRight }) => isRight);
  const figures = {
    AUROC: areaUnderCurve(asked),
    'AUROC against the other negatives': areaUnderCurve([...found, ...other]),
    ECE: calibrationError(asked),
  };
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(3)}`);
  console.log(`  ${(tested[0]?.set ?? '').padEnd(10)} ${text.join('  ')}`);
}

const samples = (await Promise.all(SET_NAMES.map(samplesOf))).flat();
const sets = [...new Set(samples.map(({ set }) => set))];
for (const [label, names, title] of [
  ['answerable', GATE_FEATURES, 'ANSWERABLE'],
  ['right', RIGHT_FEATURES, 'RIGHT'],
] as const) {
  console.log(`\n${label}, each set judged by weights that the others gave:`);
  const used = label === 'right' ? samples.filter(isGiven) : samples;
  for (const set of sets) {
    const others = used.filter((sample) => kindOf(sample.set) !== kindOf(set));
    report(
      label,
      names,
      fit(others, names, label),
      used.filter((sample) => sample.set === set),
    );
  }
  print(title, names, fit(used, names, label));
}
