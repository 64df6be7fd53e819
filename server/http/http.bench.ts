/**
 * CPU time a request, ours beside a bare server that sends the same: config beside node:http, chat without the work
 * of engine and store beside Express with zod; and, for its own sake, chat with the JSON file store. Measured in turn in
 * one process, in many short rounds after one to warm up; the median counts, for the ratios that of each round's.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { WIDGET_ID } from './app.fixture.js';
import type { BenchUrls } from './bench-server.program.js';

const ROUNDS = 15;
const REQUESTS = 1000;
const CONNECTIONS = 32;
const MAX_CONFIG_RATIO = 4;
const MAX_CHAT_RATIO = 2;

const ORIGIN = 'Origin: https://acme.example\r\n';
const get = (path: string, headers = ORIGIN) => `GET ${path} HTTP/1.1\r\nHost: chat\r\n${headers}\r\n`;
const body = JSON.stringify({ widgetId: WIDGET_ID, message: 'can i return a lamp', visitorId: 'v-1' });
const CONFIG = get(`/api/widget/config/${WIDGET_ID}`);
const CHAT =
  `POST /api/widget/chat HTTP/1.1\r\nHost: chat\r\n${ORIGIN}Content-Type: application/json\r\n` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

const child = fork(new URL('bench-server.program.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
const failed = once(child, 'exit').then(() => {
  throw new Error('the server under test ended');
});
const [urls] = (await Promise.race([once(child, 'message'), failed])) as [BenchUrls];

async function cpuOfServer(): Promise<number> {
  child.send('cpu');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}

/** Sends the same request again and again over kept-alive connections. */
async function load(url: string, request: string): Promise<void> {
  const { hostname, port } = new URL(url);
  let left = REQUESTS;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let received = '';
      const next = () => {
        if (left-- > 0) socket.write(request);
        else socket.end(resolve);
      };
      socket.on('connect', next).on('error', reject);
      socket.setEncoding('latin1').on('data', (text: string) => {
        received += text;
        const end = received.indexOf('\r\n\r\n');
        const [, length = '0'] = /content-length: (\d+)/i.exec(received) ?? [];
        if (end === -1 || received.length < end + 4 + Number(length)) return;
        if (!/^HTTP\/1\.1 20[04]/.test(received)) reject(new Error(received.slice(0, 200)));
        received = '';
        next();
      });
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, run));
}

const row = (what: string, url: string, request: string) => ({ what, url, request, micros: [] as number[] });
const PREFLIGHT = CHAT.replace(/^POST/, 'OPTIONS').replace(/Content[\s\S]*/, '\r\n');
const bareConfig = row('config, bare node:http', urls.bareConfig, CONFIG);
const ourConfig = row('config, ours', urls.ours, CONFIG);
const bareChat = row('chat, bare Express + zod', urls.bareChat, CHAT);
const ourChat = row('chat, ours', urls.ours, CHAT);
const rows = [
  bareConfig,
  ourConfig,
  row('preflight, ours', urls.ours, PREFLIGHT),
  row('healthz, ours', urls.ours, get('/healthz')),
  bareChat,
  ourChat,
  row('chat, ours, and stored', urls.oursDurable, CHAT),
];
for (let round = 0; round <= ROUNDS; round++) {
  for (const { url, request, micros } of rows) {
    const before = await cpuOfServer();
    await load(url, request);
    if (round > 0) micros.push(((await cpuOfServer()) - before) / REQUESTS);
  }
}
child.disconnect();

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
const ratioOf = (ours: typeof bareChat, bare: typeof bareChat) =>
  median(ours.micros.map((micros, round) => micros / (bare.micros[round] ?? NaN)));

for (const { what, micros } of rows)
  console.log(`${what.padEnd(26)}${median(micros).toFixed(1).padStart(8)} µs CPU a request`);
const configRatio = ratioOf(ourConfig, bareConfig);
const chatRatio = ratioOf(ourChat, bareChat);
console.log(`\nconfig, ours / bare: ${configRatio.toFixed(2)} (at most ${MAX_CONFIG_RATIO})`);
console.log(`chat, ours / bare: ${chatRatio.toFixed(2)} (at most ${MAX_CHAT_RATIO})`);
if (!(configRatio <= MAX_CONFIG_RATIO && chatRatio <= MAX_CHAT_RATIO)) process.exitCode = 1;
