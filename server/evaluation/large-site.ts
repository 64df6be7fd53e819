/** A site as large as one likes, made of the sentences of the question sets. */
import type { Page } from '../model.js';
import { readQuestionSets } from './question-sets.js';
import { createRandom } from './seeded-random.js';

const SETS = ['plausible', 'techqa', 'squad'] as const;
const QUESTIONS_OF_SET = 90;
const WORDS_OF_PASSAGE = 85;
const TOPICS_OF_PAGE = 6;

/** Real questions; none where the question sets are absent. */
export async function questionsOfSets(): Promise<string[]> {
  const { sets } = await readQuestionSets(SETS);
  return sets.flatMap(({ questions }) => questions.slice(0, QUESTIONS_OF_SET).map(({ text }) => text));
}

/** Pages of shuffled sentences, each page with its own topics, so that pages differ as those of a site do. */
export async function makeLargeSite(pages: number, passagesOfPage: number): Promise<Page[]> {
  const random = createRandom(42);
  const { sets } = await readQuestionSets(SETS);
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(random() * from.length)];
    if (picked === undefined) throw new RangeError('There is nothing to pick from.');
    return picked;
  };
  const sentences = sets
    .flatMap((set) => set.pages.flatMap(({ content }) => content.split(/(?<=[.!?])\s+/)))
    .map((sentence) => sentence.replace(/\s+/g, ' ').split(' '))
    .filter(({ length }) => length >= 5 && length <= 60);
  const words = [...new Set(sentences.flat().filter((word) => /^[a-z]{4,}$/.test(word)))];

  const passage = (topics: readonly string[]): string => {
    const text: string[] = [];
    while (text.length < WORDS_OF_PASSAGE) {
      const sentence = [...pick(sentences)];
      if (random() < 0.5) sentence[Math.floor(random() * sentence.length)] = pick(topics);
      text.push(...sentence);
    }
    return `## ${pick(topics)} ${pick(words)}\n\n${text.join(' ')}`;
  };
  return Array.from({ length: pages }, (_, number) => {
    // A few words of each page occur nowhere else, as names and codes do.
    const topics = Array.from({ length: TOPICS_OF_PAGE }, () => pick(words));
    topics.push(`${pick(words)}${number}`);
    const id = `page-${String(number).padStart(6, '0')}`;
    return {
      id,
      title: `${pick(topics)} and ${pick(topics)}`,
      url: `/${id}`,
      lang: 'en',
      content: Array.from({ length: passagesOfPage }, () => passage(topics)).join('\n\n'),
    };
  });
}
