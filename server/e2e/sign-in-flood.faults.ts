/** Many who guess passwords at once, with the real hash: what they learn, and what visitors notice of them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, makeDataDir, start, untilReady, type Running } from './server-process.fixture.js';

const PASSWORD = 'lamp river stone cloud';
const SESSION = '/api/admin/session';
const MAX_GROWTH_MB = 150;
/** On a quiet machine visitors wait 1.5 times as long at most; beside other tests a flood that holds them up takes more. */
const MAX_CHAT_RATIO = 4;
const ROUNDS = 3;
const ROUNDS_OF_NAMES = 12;
/** Failures make an operator wait longer each time; a wait of so many seconds outlasts what a slow machine takes. */
const [MOST_ATTEMPTS, LONG_WAIT_S] = [20, 16];
/** How far the processor time of a made-up name may be from that of an operator. */
const MAX_TIME_DIFFERENCE = 0.1;

interface Answer {
  status: number;
  retryAfter: string | undefined;
  cookie: string | undefined;
  body: string;
  took: number;
}

/** @param network of the browser, as the proxy in front tells it: 1 to 254 */
function send(
  { url }: Pick<Running, 'url'>,
  path: string,
  body: unknown,
  network = 1,
  headers: Record<string, string> = {},
) {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: url,
          'X-Forwarded-For': `198.51.100.${network}`,
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
            body: text.replace(/"requestId":"[^"]*"/, ''),
            took: performance.now() - startedAt,
          });
        });
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

const signIn = (server: Running, name: string, password: string, network?: number) =>
  send(server, SESSION, { name, password }, network);

/** A server with the operators Ann and Bob. */
async function startWithOperators(t: TestContext): Promise<Running> {
  const server = await start(t, makeDataDir(t), { ADDRESS_LIMIT: 'off', TRUST_PROXY: '1' });
  await untilReady(server);
  const token = /setup#([\w-]{43})/.exec(server.stderr())?.[1];
  const ann = await send(server, '/api/admin/setup', { token, name: 'Ann', password: PASSWORD });
  assert.equal(ann.status, 204, ann.body);
  const Cookie = ann.cookie ?? '';
  const added = await send(server, '/api/admin/operators', { name: 'Bob', role: 'editor' }, 1, { Cookie });
  const link = /#([\w-]{43})/.exec(added.body)?.[1];
  const bob = await send(server, '/api/admin/session/link', { token: link, password: `${PASSWORD} ` });
  assert.equal(bob.status, 204, bob.body);
  return server;
}

const p95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? NaN;

async function chatTimes(server: Running, isDone: (asked: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isDone(times.length)) {
    const startedAt = performance.now();
    await ask(server.url, 'How do I set a quota?');
    times.push(performance.now() - startedAt);
    await sleep(20);
  }
  return times;
}

/** What a server has taken of the processor, which the kernel counts in hundredths of a second. */
function processorMs({ process: { pid } }: Running): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = '0', system = '0'] = rest.split(' ').slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

const residentMb = ({ process: { pid } }: Running) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe('many attempts to sign in', () => {
  it('are told to wait, with the right password too, and nobody else is', async (t) => {
    const server = await startWithOperators(t);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++)
      statuses.push((await signIn(server, 'Ann', `wrong ${attempt}`)).status);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401]);
    // A slow machine may take longer than the first waits, which each further failure doubles.
    let wait = 0;
    for (let attempt = 0; attempt < MOST_ATTEMPTS && wait < LONG_WAIT_S; attempt++) {
      await sleep(wait * 1000);
      const { status, retryAfter } = await signIn(server, 'Ann', 'wrong again');
      wait = status === 429 ? Number(retryAfter) : 0;
      assert.ok(status === 401 || (status === 429 && Number.isInteger(wait) && wait > 0), String(status));
    }
    assert.ok(wait >= LONG_WAIT_S, `${wait} s`);
    const right = await signIn(server, 'Ann', PASSWORD);
    assert.equal(right.status, 429);
    assert.match(right.retryAfter ?? '', /^[1-9]\d*$/);
    assert.equal((await signIn(server, 'Bob', `${PASSWORD} `)).status, 204);
    assert.equal((await signIn(server, 'Ann', PASSWORD, 9)).status, 204, 'from another network');
  });

  it('do not learn which names there are, from words or from time', async (t) => {
    const server = await startWithOperators(t);
    // Of the processor, as a busy machine holds up either for longer than they differ by.
    let [known, unknown] = [0, 0];
    for (let round = 0; round < ROUNDS_OF_NAMES; round++) {
      // A few from each network, as more would have to wait.
      const network = 10 + Math.floor(round / 3);
      const start = processorMs(server);
      const first = await signIn(server, 'Bob', 'wrong', network);
      const middle = processorMs(server);
      const second = await signIn(server, `Nobody ${round}`, 'wrong', network);
      assert.deepEqual([first.status, second.status, second.body], [401, 401, first.body]);
      known += middle - start;
      unknown += processorMs(server) - middle;
    }
    t.diagnostic(`${known} ms of processor for an operator, ${unknown} ms for made-up names`);
    assert.ok(Math.abs(unknown / known - 1) <= MAX_TIME_DIFFERENCE);
  });

  it('leave visitors their answers and the server its memory', async (t) => {
    const server = await startWithOperators(t);
    await chatTimes(server, (asked) => asked === 50);
    let least = Infinity;
    // What else a machine does for a while may take the time of visitors too, though not each time.
    for (let round = 0; round < ROUNDS && least >= MAX_CHAT_RATIO; round++) {
      const { growth, ratio, told } = await flood(server);
      t.diagnostic(told);
      assert.ok(growth < MAX_GROWTH_MB);
      least = Math.min(least, ratio);
    }
    assert.ok(least < MAX_CHAT_RATIO);
  });
});

/** Fifty attempts at once: how much memory they take, and how long visitors wait beside them. */
async function flood(server: Running) {
  const alone = p95(await chatTimes(server, (asked) => asked === 100));
  const before = residentMb(server);
  let [most, isDone] = [before, false];
  const watch = setInterval(() => (most = Math.max(most, residentMb(server))), 20);
  const attempts = Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      signIn(server, `Guest ${number}`, 'wrong', 100 + (number % 10)),
    ),
  ).finally(() => (isDone = true));
  const beside = p95(await chatTimes(server, () => isDone));
  clearInterval(watch);
  const statuses = (await attempts).map(({ status }) => status).sort();
  // Two are tested, twenty wait.
  assert.deepEqual(statuses, [...new Array<number>(22).fill(401), ...new Array<number>(28).fill(429)]);
  return {
    growth: most - before,
    ratio: beside / alone,
    told: `memory ${before.toFixed(0)} MB, ${most.toFixed(0)} MB at most; chat p95 ${alone.toFixed(1)} ms, ${beside.toFixed(1)} ms beside 50 attempts`,
  };
}
