/** The sites that models are fitted on: those of the sets, and small ones made of their pages, for every size counts. */
import type { Page } from '../model.js';
import type { QuestionSet, TestQuestion } from './question-set.js';
import { createRandom } from './seeded-random.js';
import { SMALL_SITES } from './data/small-sites.js';

/** A question as it is put to one site. */
export interface PutQuestion {
  question: TestQuestion;
  /** Whether this site answers it. */
  answerable: boolean;
  /** `asked`: of the set's own site. Of a small one: its pages are there; were left out; it never had any. */
  source: 'asked' | 'kept' | 'left out' | 'unanswerable' | 'off-topic';
}

export interface Site {
  set: string;
  isWhole: boolean;
  pages: Page[];
  questions: PutQuestion[];
}

/** How many pages the small sites have, and how many of each are drawn. */
const SIZES: [pages: number, sites: number][] = [
  [2, 24],
  [6, 10],
  [20, 5],
  [60, 3],
];
/** Of a large set, so many questions are enough; of a small site, so many that it answers. */
const ENOUGH = 600;
const ENOUGH_KEPT = 40;
const OFF_TOPIC_EACH = 20;
const SEED = 12_345;

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const offTopicQuestion = (text: string): PutQuestion => ({
  question: {
    id: text,
    text,
    kind: 'off-topic',
    answerable: false,
    goldPages: [],
    goldPhrases: [],
    notPhrases: [],
    history: [],
  },
  answerable: false,
  source: 'off-topic',
});

/** The sites that are small by nature, as one set. */
export function smallSites(offTopic: readonly string[]): Site[] {
  const random = createRandom(SEED);
  return SMALL_SITES.map(({ pages, answered, refused }): Site => {
    const asked = [
      ...answered.map(([text, phrase]) => ({ text, goldPhrases: [phrase] })),
      ...refused.map((text) => ({ text, goldPhrases: [] })),
    ].map(({ text, goldPhrases }): PutQuestion => {
      const answerable = goldPhrases.length > 0;
      const question = {
        id: text,
        text,
        kind: 'natural',
        answerable,
        goldPages: [],
        goldPhrases,
        notPhrases: [],
        history: [],
      };
      return { question, answerable, source: 'asked' };
    });
    const others = shuffled(offTopic, random).slice(0, OFF_TOPIC_EACH).map(offTopicQuestion);
    return { set: 'small', isWhole: true, pages, questions: [...asked, ...others] };
  });
}

/** The set's own site, and small ones made of its pages; the same each time. */
export function sitesOf(set: QuestionSet, offTopic: readonly string[]): Site[] {
  const random = createRandom(SEED);
  const questions = set.questions.filter(({ kind }) => kind !== 'small-talk');
  const step = Math.ceil(questions.length / ENOUGH);
  const asked = questions
    .filter((_, i) => i % step === 0)
    .map((question): PutQuestion => ({ question, answerable: question.answerable, source: 'asked' }));
  const whole = {
    set: set.name,
    isWhole: true,
    pages: set.pages,
    questions: [...asked, ...offTopic.map(offTopicQuestion)],
  };
  const small = SIZES.filter(([size]) => size < set.pages.length).flatMap(([size, count]) =>
    Array.from({ length: count }, () => smallSite(set, questions, offTopic, size, random)),
  );
  return [whole, ...small];
}

/** A site of pages drawn at random, half of them such as answer a question. */
function smallSite(
  set: QuestionSet,
  questions: readonly TestQuestion[],
  offTopic: readonly string[],
  size: number,
  random: () => number,
): Site {
  const answerable = shuffled(
    questions.filter((question) => question.answerable),
    random,
  );
  const kept = new Set<string>(
    answerable.flatMap(({ goldPages }) => goldPages).slice(0, Math.ceil(size / 2)),
  );
  for (const { id } of shuffled(set.pages, random)) if (kept.size < size) kept.add(id);
  const isKept = ({ goldPages }: TestQuestion): boolean => goldPages.some((page) => kept.has(page));
  const put = (some: readonly TestQuestion[], source: PutQuestion['source'], count: number): PutQuestion[] =>
    some.slice(0, count).map((question) => ({ question, answerable: source === 'kept', source }));
  const answered = put(answerable.filter(isKept), 'kept', ENOUGH_KEPT);
  const never = shuffled(
    questions.filter((question) => !question.answerable),
    random,
  );
  return {
    set: set.name,
    isWhole: false,
    pages: set.pages.filter(({ id }) => kept.has(id)),
    questions: [
      ...answered,
      ...put(
        answerable.filter((question) => !isKept(question)),
        'left out',
        Math.max(6, Math.ceil(answered.length / 2)),
      ),
      ...put(never, 'unanswerable', Math.max(4, Math.ceil(answered.length / 3))),
      ...shuffled(offTopic, random).slice(0, OFF_TOPIC_EACH).map(offTopicQuestion),
    ],
  };
}
