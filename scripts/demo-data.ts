/**
 * `npm run demo-data -- DIR`: puts a made-up month of a made-up shop into a data folder, so that the dashboard has
 * something to show. Everything that it adds says that it is made up. Never does so by itself, and never in a folder
 * that a server has open.
 */
import { parseArgs } from 'node:util';
import { createRandom } from './demo-data/random.js';
import type { FeedbackRecord, QuestionRecord, ReplyRecord } from '../server/model.js';
import { pageSchema, widgetSchema } from '../server/model.js';
import { openStore } from '../server/store/open-store.js';
import {
  DEMO_SHOP_ID,
  OPENING,
  PAGES,
  QUESTIONS,
  SITE,
  type DemoQuestion,
} from './demo-data/made-up-shop.js';

const DAYS = 30;
const DAY_MS = 86_400_000;
const MOST_A_DAY = 40;

const { positionals } = parseArgs({ allowPositionals: true });
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) {
  console.error(
    'Say which folder is to have it: npm run demo-data -- ./demo-data\nThen look at it: DATA_DIR=./demo-data npm start',
  );
  process.exit(2);
}

const random = createRandom(20);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const store = await openStore({ dataDir: folder }, {});
try {
  if (await store.widgets.get(DEMO_SHOP_ID)) {
    console.error(`${folder} has the made-up shop already; remove the folder for a new one.`);
    process.exitCode = 1;
  } else {
    const count = await fill();
    console.log(
      `Added a made-up month to ${folder}: ${count} questions. See it with: DATA_DIR=${folder} npm start`,
    );
  }
} finally {
  await store.close();
}

async function fill(): Promise<number> {
  for (const page of PAGES) await store.pages.save(DEMO_SHOP_ID, pageSchema.parse(page));
  const appearance = { greeting: 'Hi! This shop is made up.' };
  const quota = { messages: 2000, period: 'month' };
  const allowlist = ['localhost'];
  await store.widgets.save(
    widgetSchema.parse({ id: DEMO_SHOP_ID, name: 'Made-up shop (demo data)', appearance, quota, allowlist }),
  );
  let count = 0;
  const now = Date.now();
  for (let day = DAYS; day > 0; day--) {
    const start = now - day * DAY_MS;
    const isWeekend = [0, 6].includes(new Date(start).getUTCDay());
    const visits = Math.round(MOST_A_DAY * (isWeekend ? 0.2 : 0.4) * (0.7 + 0.6 * random()));
    const times = Array.from({ length: visits }, () => start + random() * DAY_MS * 0.99).sort(
      (a, b) => a - b,
    );
    for (const time of times) count += await talk(time);
  }
  return count;
}

/** One conversation; gives how many questions were asked in it. */
async function talk(start: number): Promise<number> {
  const conversation = { widgetId: DEMO_SHOP_ID, conversationId: crypto.randomUUID() };
  const visitorId = `made-up-${Math.floor(random() * 300)}`;
  const questions = 1 + Math.floor(random() * random() * 5);
  let time = start;
  const at = (later: number) => new Date((time += later)).toISOString();
  for (let asked = 0; asked < questions; asked++) {
    const said = asked === 0 && random() < 0.15 ? OPENING : pick(QUESTIONS);
    const question: QuestionRecord = {
      type: 'question',
      id: crypto.randomUUID(),
      at: at(random() * 90_000),
      ...conversation,
      visitorId,
      pageUrl: `${SITE}/${pick(['', 'basket', 'lamps', 'orders'])}`,
      text: pick(said.wordings),
    };
    await store.conversations.accept(question, { messages: 1e9, period: 'month' });
    const reply = replyTo(question, said, at(30 + random() * random() * 900));
    await store.conversations.record(reply);
    if (random() < 0.16) await rate(reply, at(8000));
    if (said.answer === undefined && random() < 0.25) await request(question, at(20_000));
  }
  return questions;
}

function replyTo(question: QuestionRecord, said: DemoQuestion, at: string): ReplyRecord {
  const { id: questionId, widgetId, conversationId } = question;
  const page = PAGES.find(({ id }) => id === said.page);
  const cited = page && { pageId: page.id, pageTitle: page.title, pageUrl: page.url };
  return {
    type: 'reply',
    id: crypto.randomUUID(),
    at,
    widgetId,
    conversationId,
    questionId,
    answer: said.answer ?? 'I could not find an answer to that in the pages.',
    citations: cited && said.answer !== undefined ? [{ ...cited, excerpt: said.answer }] : [],
    relatedArticles: cited && said.answer === undefined ? [cited] : [],
    confidenceScore: said.answer === undefined ? 0.05 + random() * 0.1 : said.confidence + random() * 0.08,
    wasRefused: said.answer === undefined,
    lang: said.language,
  };
}

async function rate(
  { widgetId, conversationId, id: messageId, wasRefused, confidenceScore }: ReplyRecord,
  at: string,
) {
  const isHelpful = !wasRefused && random() < confidenceScore + 0.1;
  const reason = pick(['Made up: it does not say when.', 'Made up: not what I asked.', undefined]);
  const record: FeedbackRecord = {
    type: 'feedback',
    id: crypto.randomUUID(),
    at,
    widgetId,
    conversationId,
    messageId,
    feedback: isHelpful ? 'positive' : 'negative',
    ...(!isHelpful && reason !== undefined && { reason }),
  };
  await store.conversations.leave(record);
}

async function request({ widgetId, conversationId, text }: QuestionRecord, at: string): Promise<void> {
  const email = `${pick(['ann', 'bob', 'cy', 'dee'])}@made-up.example`;
  const message = `Made up: please write to me. I asked: ${text}`;
  const record = {
    type: 'escalation',
    id: crypto.randomUUID(),
    at,
    widgetId,
    conversationId,
    email,
    message,
  } as const;
  await store.conversations.leave(record);
}
