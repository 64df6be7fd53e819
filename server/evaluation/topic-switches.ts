/** Whether a question is answered by itself when the visitor has asked about something else before. */
import { recogniseIntent } from '../chat/intents/recognise-intent.js';
import { turnOf, WIDGET, type MeasuredEngine } from './judge-replies.js';
import type { QuestionSet, TestQuestion } from './question-set.js';
import { createRandom } from './seeded-random.js';
import { ratio } from './statistics.js';

const SEED = 4711;
/** So many questions tell enough of a large set. */
const ENOUGH = 200;

/**
 * Asks each question alone and after an unrelated opener: another question of the set, with other right pages, the
 * same one each time.
 * @returns the share of questions whose first cited page changes, a refusal being a page of its own
 */
export async function topicSwitchChanges(
  engine: MeasuredEngine,
  { questions }: QuestionSet,
  progress: () => void,
): Promise<number> {
  const random = createRandom(SEED);
  const openers = questions.filter(({ answerable, history }) => answerable && history.length === 0);
  const alone = topicSwitchQuestions(questions);
  let asked = 0;
  let changed = 0;
  for (const question of alone) {
    const unrelated = openers.filter(
      ({ id, goldPages }) =>
        id !== question.id && !goldPages.some((page) => question.goldPages.includes(page)),
    );
    const opener = unrelated[Math.floor(random() * unrelated.length)];
    progress();
    if (!opener) continue;
    const firstPage = async (history: Parameters<typeof turnOf>[2]): Promise<string | undefined> => {
      const { text } = question;
      return (await engine.answer({ widgetId: WIDGET, text, history })).citations[0]?.pageId;
    };
    asked++;
    if ((await firstPage([])) !== (await firstPage([await turnOf(engine, opener.text, [])]))) changed++;
  }
  return ratio(changed, asked);
}

/** The questions that can be asked first, of a large set an even choice. */
export function topicSwitchQuestions(questions: readonly TestQuestion[]): TestQuestion[] {
  const alone = questions.filter(
    ({ kind, history, text }) =>
      kind !== 'human' && history.length === 0 && recogniseIntent(text) === undefined,
  );
  const step = Math.ceil(alone.length / ENOUGH);
  return alone.filter((_, i) => i % step === 0);
}
