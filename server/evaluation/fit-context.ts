/**
 * Fits what decides whether a question is read by itself or in the context of the conversation:
 * `npx tsx server/evaluation/fit-context.ts [--write]`, by hand, with other people's data (see `README.md`). Questions
 * that follow another, and questions behind an unrelated one, are answered both ways with the local model; where one way
 * alone is right, it is what should be chosen. Right is to refuse what has no answer. It prints how many are right when
 * each set is judged by weights that the others gave; `--write` puts what all give into `fitted-context-weights.ts`.
 */
import { writeFileSync } from 'node:fs';
import { contextFeatures, type ContextFeatures } from '../answers/extractive/choose-retrieval.js';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { retrieve } from '../answers/extractive/retrieve.js';
import { SHIPPED_MODELS } from '../answers/hybrid/hybrid-confidence.js';
import type { DenseIndex } from '../answers/hybrid/dense-index.js';
import { readAlone, readInContext } from '../answers/question/reading.js';
import { visitorLanguage } from '../answers/question/visitor-language.js';
import { logOdds } from '../answers/ranking/confidence.js';
import type { LogisticWeights } from '../answers/ranking/weights.js';
import { createKnowledge } from '../search/knowledge.js';
import { createQueryAnalyzer } from '../search/query/query-terms.js';
import { judgeReplies, turnOf, WIDGET } from './judge-replies.js';
import { openLocalDenseIndex, whenEmbedded } from './local-dense-index.js';
import { fitLogistic } from './logistic-regression.js';
import { createProgress } from './progress.js';
import { storeOf, type QuestionSet, type TestQuestion } from './question-set.js';
import { FITTED_SET_NAMES, readQuestionSets } from './question-sets.js';
import { requireAllData } from './require-all-data.js';
import { behindUnrelated } from './topic-switches.js';
import { weightsLiteral } from './weights-literal.js';

const FILE = new URL('../answers/extractive/fitted-context-weights.ts', import.meta.url);
const NAMES = [
  'foundAlone',
  'foundInContext',
  'losesWords',
  'pointsBack',
  'goesOn',
  'isWhole',
  'tells',
  'agrees',
  'isFoundAlone',
] as const satisfies readonly (keyof ContextFeatures)[];
/** The sites of others whose questions would all be of one kind, and take hours. */
const SKIPPED = /^(?:techqa|squad|xquad|catenda\/de)/;
/** Visitors follow on what was said more often than the sets do. */
const FOLLOW_UP_WEIGHT = 4;

interface Sample {
  set: string;
  isFollowUp: boolean;
  features: ContextFeatures;
  isRightAlone: boolean;
  isRightInContext: boolean;
}

const ALONE: LogisticWeights<ContextFeatures> = { bias: -Infinity };
const IN_CONTEXT: LogisticWeights<ContextFeatures> = { bias: Infinity };

/** The questions of a set that may be read both ways. */
async function samplesOf(set: QuestionSet, dense: DenseIndex): Promise<Sample[]> {
  const knowledge = createKnowledge({ pages: storeOf(set.pages) });
  const index = await knowledge.indexFor(WIDGET);
  if (index.languages.includes('en'))
    await whenEmbedded(dense, () => dense.find(index, 'Is it ready?', 'en'));
  const engineWith = (context?: LogisticWeights<ContextFeatures>) =>
    createExtractiveEngine({ knowledge, dense, context });
  const shipped = engineWith();
  const analyzer = createQueryAnalyzer(index);
  const featuresOf = async ({ text, history }: TestQuestion): Promise<ContextFeatures | undefined> => {
    const turns = [];
    for (const before of history) {
      const reply = await shipped.answer({ widgetId: WIDGET, text: before, history: [...turns] });
      turns.push(turnOf(before, reply));
    }
    const language = visitorLanguage(text, turns, index.languages);
    const alone = readAlone(text, analyzer, language);
    const inContext = readInContext(alone, turns, analyzer, language);
    if (!inContext) return undefined;
    const options = { language, dense, models: SHIPPED_MODELS };
    return contextFeatures(await retrieve(index, alone, options), await retrieve(index, inContext, options));
  };
  const followUps = set.questions.filter(({ kind, answerable }) => kind === 'follow-up' && answerable);
  const asked = [...followUps, ...behindUnrelated(set.questions)];
  const rightWith = async (context: LogisticWeights<ContextFeatures>): Promise<boolean[]> => {
    const judged = await judgeReplies(engineWith(context), { ...set, questions: asked }, () => undefined);
    return judged.map(({ isRight, question, reply }) => (question.answerable ? isRight : reply.wasRefused));
  };
  const [alone, inContext] = [await rightWith(ALONE), await rightWith(IN_CONTEXT)];
  const samples: Sample[] = [];
  for (const [i, question] of asked.entries()) {
    const features = await featuresOf(question);
    const [isRightAlone = false, isRightInContext = false] = [alone[i], inContext[i]];
    const isFollowUp = i < followUps.length;
    if (features) samples.push({ set: set.name, isFollowUp, features, isRightAlone, isRightInContext });
  }
  return samples;
}

function fit(samples: readonly Sample[]): LogisticWeights<ContextFeatures> {
  const telling = samples.filter(({ isRightAlone, isRightInContext }) => isRightAlone !== isRightInContext);
  const [bias = 0, ...weights] = fitLogistic(
    telling.map(({ features, isRightInContext, isFollowUp }) => ({
      features: NAMES.map((name) => features[name]),
      isTrue: isRightInContext,
      weight: isFollowUp ? FOLLOW_UP_WEIGHT : 1,
    })),
  );
  return { bias, ...Object.fromEntries(NAMES.map((name, i) => [name, weights[i] ?? 0])) };
}

/** How many of some samples are right, of which `choose` tells those that are read in context. */
function rightBy(samples: readonly Sample[], choose: (sample: Sample) => boolean): string {
  const line = (name: string, some: readonly Sample[]): string => {
    const right = some.filter((one) => (choose(one) ? one.isRightInContext : one.isRightAlone));
    return `${name} ${String(right.length)} of ${String(some.length)}`;
  };
  const followUps = samples.filter(({ isFollowUp }) => isFollowUp);
  const others = samples.filter(({ isFollowUp }) => !isFollowUp);
  return `${line('follow-ups', followUps)}, ${line('behind an unrelated question', others)}`;
}

const { sets, absent } = await readQuestionSets(FITTED_SET_NAMES.filter((name) => !SKIPPED.test(name)));
requireAllData(absent);
const dense = await openLocalDenseIndex();
const samples: Sample[] = [];
const progress = createProgress('sets', sets.length);
for (const set of sets) {
  progress();
  samples.push(...(await samplesOf(set, dense)));
}
await dense.close();

const names = [...new Set(samples.map(({ set }) => set))];
const held = new Map(names.map((name) => [name, fit(samples.filter(({ set }) => set !== name))]));
const isChosen = (weights: LogisticWeights<ContextFeatures>, { features }: Sample): boolean =>
  logOdds(weights, features) > 0;
console.log(`By itself: ${rightBy(samples, () => false)}`);
console.log(`In context: ${rightBy(samples, () => true)}`);
console.log(`Whichever is right: ${rightBy(samples, ({ isRightInContext }) => isRightInContext)}`);
console.log(`Held out: ${rightBy(samples, (sample) => isChosen(held.get(sample.set) ?? ALONE, sample))}`);
const literal = [
  '/**',
  ' * Written by `evaluation/fit-context.ts --write`; do not edit.',
  ` * Fitted on ${String(samples.length)} questions of ${String(names.length)} sets, of which one way alone was right of`,
  ` * ${String(samples.filter((one) => one.isRightAlone !== one.isRightInContext).length)}.`,
  ' */',
  "import type { LogisticWeights } from '../ranking/weights.js';",
  "import type { ContextFeatures } from './choose-retrieval.js';",
  '',
  weightsLiteral(
    'CONTEXT',
    'LogisticWeights<ContextFeatures>',
    'Whether a question is answered right in context rather than by itself.',
    fit(samples),
  ),
].join('\n');
if (process.argv.includes('--write')) writeFileSync(FILE, literal);
else console.log(literal);
