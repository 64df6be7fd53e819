/**
 * Durable chats a second, a question and its reply, into a PostgreSQL of its own on this machine: in batches beside one
 * statement for each, over many widgets and for one that all ask. Fails where batches gain too little, cost PostgreSQL
 * too much, or let a widget that is flooded slow down another.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Quota, ReplyRecord } from '../../model.js';
import type { Acceptance, ConversationStore } from '../port/conversation-store.js';
import { startPostgres } from '../testing/postgres.fixture.js';
import { makeQuestion, makeReply } from '../testing/store.fixture.js';
import { databaseAt } from '../testing/test-databases.fixture.js';
import { acceptBatch } from './accept-questions.js';
import { openDatabase } from '../database/database.js';
import { createPostgresConversations } from './postgres-conversations.js';
import { recordReplies } from './postgres-conversations.js';
import { openPostgresStore } from './postgres-store.js';

const WRITERS = 128;
const WIDGETS = 1000;
const ROUND_MS = 4000;
const ROUNDS = 3;
/** What is held to; rates are of an idle machine with two cores. */
const LEAST_GAIN = 2;
const LEAST_HOT_GAIN = 5;
const MOST_MICROSECONDS = 250;
const MOST_SLOWER = 3;
const quota: Quota = { messages: 1e9, period: 'month' };
const answer = 'You can pay by card, by bank transfer or by invoice, which comes by e-mail. '.repeat(6);

const server = await startPostgres('15', {
  isDurable: true,
  settings: ['shared_buffers=256MB', 'max_wal_size=4GB'],
});
const url = await databaseAt(server.url).make();
await (await openPostgresStore(url)).close();
const database = await openDatabase(url, { connections: 16 });
type Chat = Pick<ConversationStore, 'accept' | 'record'>;
const batched: Chat = createPostgresConversations(database, {
  onRecorded: () => undefined,
  onOwed: () => undefined,
});
/** As many at once as there are connections, none with another. */
const single: Chat = {
  accept: async (question, most) =>
    (await acceptBatch(database, [{ question, quota: most }]))[0] as Acceptance,
  record: async (reply) => (await recordReplies(database, [reply]))[0] as ReplyRecord,
};
const widgetIds = Array.from({ length: WIDGETS }, () => randomUUID());
const anyWidget = () => widgetIds[Math.floor(Math.random() * WIDGETS)] ?? '';

interface Result {
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of processor time for each chat: of PostgreSQL and of this process. */
  postgres: number;
  node: number;
}

/** Seconds of processor time that the server and its connections have taken. */
function secondsOfServer(): number {
  return [server.pid, ...server.children()].reduce((sum, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return sum + (Number(fields[11]) + Number(fields[12])) / 100;
    } catch {
      return sum;
    }
  }, 0);
}

async function chat(store: Chat, widgetId: string): Promise<void> {
  const question = makeQuestion({
    widgetId,
    at: new Date().toISOString(),
    conversationId: randomUUID(),
    visitorId: randomUUID(),
    idempotencyKey: randomUUID(),
    requestHash: 'p'.repeat(43),
  });
  const { accepted } = await store.accept(question, quota);
  if (!accepted) throw new Error('A question was not accepted.');
  await store.record(makeReply(question, { answer }));
}

async function measure(writers: number, write: () => Promise<void>, isOver?: () => boolean): Promise<Result> {
  const times: number[] = [];
  const [cpu, own, start] = [secondsOfServer(), process.cpuUsage(), performance.now()];
  const ends = isOver ?? (() => performance.now() - start > ROUND_MS);
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (!ends()) {
        const begun = performance.now();
        await write();
        times.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
  return {
    rate: times.length / seconds,
    p50: share(0.5),
    p99: share(0.99),
    postgres: (1e6 * (secondsOfServer() - cpu)) / times.length,
    node: (user + system) / times.length,
  };
}

const best = (results: Result[]): Result => results.reduce((a, b) => (b.rate > a.rate ? b : a));
function show(name: string, { rate, p50, p99, postgres, node }: Result): void {
  const figures = [`${rate.toFixed(0)} chats/s`, `p50 ${p50.toFixed(1)} ms`, `p99 ${p99.toFixed(0)} ms`];
  console.log(
    `${name}: ${figures.join(', ')}, µs a chat: PostgreSQL ${postgres.toFixed(0)}, Node ${node.toFixed(0)}`,
  );
}

/** Both in turn, the best round of each. */
async function compare(name: string, widgetOf: () => string): Promise<[Result, Result]> {
  const [many, one]: [Result[], Result[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    many.push(await measure(WRITERS, () => chat(batched, widgetOf())));
    one.push(await measure(WRITERS, () => chat(single, widgetOf())));
  }
  show(`${name}, in batches`, best(many));
  show(`${name}, one by one`, best(one));
  return [best(many), best(one)];
}

const hot = randomUUID();
const [many, one] = await compare(`${WRITERS} writers, ${WIDGETS} widgets`, anyWidget);
const [hotMany, hotOne] = await compare(`${WRITERS} writers, one widget`, () => hot);
show('1 writer', await measure(1, () => chat(batched, anyWidget())));
show('8 writers', await measure(8, () => chat(batched, anyWidget())));

const quiet = randomUUID();
const alone = await measure(1, () => chat(batched, quiet));
let isFlooded = true;
const flood = measure(
  WRITERS,
  () => chat(batched, hot),
  () => !isFlooded,
);
const beside = await measure(1, () => chat(batched, quiet));
isFlooded = false;
await flood;
show('one writer of another widget', alone);
show('the same while one widget is flooded', beside);
await database.close();
await server.stop();

const failures = [
  [many.rate / one.rate, '>=', LEAST_GAIN, 'times as many chats in batches'],
  [hotMany.rate / hotOne.rate, '>=', LEAST_HOT_GAIN, 'times as many chats of one widget in batches'],
  [many.postgres, '<=', MOST_MICROSECONDS, 'µs of PostgreSQL a chat'],
  [beside.p99 / alone.p99, '<=', MOST_SLOWER, 'times as slow beside a flood (p99)'],
] as const;
for (const [value, is, bound, what] of failures) {
  const isGood = is === '>=' ? value >= bound : value <= bound;
  console.log(`${isGood ? '✓' : '✗'} ${value.toFixed(1)} ${what} (${is} ${bound})`);
  if (!isGood) process.exitCode = 1;
}
