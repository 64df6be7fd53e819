/** Whether a question is answered by itself when the visitor has asked about something else before. */
import type { EngineReply } from '../answers/answer-engine.js';
import { recogniseIntent } from '../chat/intents/recognise-intent.js';
import { showsAgain, turnOf, WIDGET, type MeasuredEngine } from './judge-replies.js';
import type { QuestionSet, TestQuestion } from './question-set.js';
import { createRandom } from './seeded-random.js';

const SEED = 4711;
/** So many questions tell enough of a large set. */
const ENOUGH = 200;

/** What becomes of questions behind an unrelated opener. */
export interface TopicSwitches {
  asked: number;
  /** The first cited page is another than without the opener, a refusal being a page of its own. */
  changed: number;
  /** The reply shows again what the opener was answered with, and does not without the opener. */
  repeated: number;
}

/**
 * Questions, each behind an unrelated opener: another question of the set, with other right pages, the same one each
 * time.
 */
export function behindUnrelated(questions: readonly TestQuestion[]): TestQuestion[] {
  const random = createRandom(SEED);
  const openers = questions.filter(({ answerable, history }) => answerable && history.length === 0);
  return topicSwitchQuestions(questions).flatMap((question) => {
    const unrelated = openers.filter(
      ({ id, goldPages }) =>
        id !== question.id && !goldPages.some((page) => question.goldPages.includes(page)),
    );
    const opener = unrelated[Math.floor(random() * unrelated.length)];
    return opener ? [{ ...question, history: [opener.text] }] : [];
  });
}

/** Asks each question alone and behind an unrelated opener. */
export async function askAfterOpeners(
  engine: MeasuredEngine,
  { questions }: QuestionSet,
  progress: () => void,
): Promise<TopicSwitches> {
  const first = new Map<string, Promise<EngineReply>>();
  const askFirst = (text: string): Promise<EngineReply> => {
    const known = first.get(text) ?? engine.answer({ widgetId: WIDGET, text, history: [] });
    first.set(text, known);
    return known;
  };
  const switches: TopicSwitches = { asked: 0, changed: 0, repeated: 0 };
  for (const {
    text,
    history: [opener = ''],
  } of behindUnrelated(questions)) {
    progress();
    const before = await askFirst(opener);
    const alone = await askFirst(text);
    const history = [turnOf(opener, before)];
    const after = await engine.answer({ widgetId: WIDGET, text, history });
    switches.asked++;
    if (alone.citations[0]?.pageId !== after.citations[0]?.pageId) switches.changed++;
    if (after.answer !== alone.answer && showsAgain(after.answer, before.answer)) switches.repeated++;
  }
  return switches;
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
