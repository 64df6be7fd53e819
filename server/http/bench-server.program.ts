/**
 * A process of its own for `http.bench.ts`: several servers, ours and bare ones that send the same bytes, whose CPU
 * time the parent asks for by message. It is forked, and ends with its parent.
 */
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import type { AnswerEngine } from '../answers/answer-engine.js';
import { chatRequestSchema, type ChatReply } from '../contract.js';
import type { Quota } from '../model.js';
import { openJsonStore } from '../store/json/json-store.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import type { ConversationStore } from '../store/port/conversation-store.js';
import type { Store } from '../store/port/store.js';
import { makeWidget, WIDGET_ID } from './app.fixture.js';
import { createApp } from './app.js';

export interface BenchUrls {
  ours: string;
  oursDurable: string;
  bareConfig: string;
  bareChat: string;
}

const REPLY = {
  answer: 'You can return any lamp within 30 days.',
  citations: [
    { pageId: 'returns', pageTitle: 'Returns', excerpt: 'You can return any lamp within 30 days.' },
  ],
  relatedArticles: [],
  confidenceScore: 0.9,
  wasRefused: false,
};
const engine: AnswerEngine = { answer: () => Promise.resolve(REPLY) };

const quota: Quota = { messages: 1e9, period: 'month' };
const widget = makeWidget({ quota });

/** Keeps nothing, so that only the way through the server is measured. */
const forgetful: ConversationStore = {
  accept: () => Promise.resolve({ accepted: true, usage: { used: 1, limit: quota.messages, resetsAt: 0 } }),
  record: (reply) => Promise.resolve(reply),
  leave: () => Promise.resolve(undefined),
  turns: () => Promise.resolve([]),
};
const memory = createMemoryStore();
await memory.widgets.save(widget);

const folder = mkdtempSync(join(tmpdir(), 'service-chat-bench-'));
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
const durable = await openJsonStore(folder);
await durable.widgets.save(widget);

const shutdownSignal = new AbortController().signal;
// As many as there are requests in flight.
setMaxListeners(0, shutdownSignal);

const createOurs = (store: Store) =>
  createApp({
    store,
    engine,
    logger: pino(pino.destination({ dest: '/dev/null', sync: true })),
    clock: Date.now,
    newId: () => crypto.randomUUID(),
    isDraining: () => false,
    shutdownSignal,
    isWarm: () => true,
    version: '0.0.0',
    publicUrl: undefined,
    trustProxy: 0,
    addressQuota: 10,
    rateLimits: { address: { requests: 1e9, seconds: 60 }, visitor: { requests: 1e9, seconds: 60 } },
    widgetFolder: '/nowhere',
    docsFolder: new URL('../../docs', import.meta.url).pathname,
  });
const ours = createOurs({ ...memory, conversations: { ...memory.conversations, ...forgetful } });
const oursDurable = createOurs(durable);

const config = Buffer.from(
  await (await fetch(`${await listen(ours)}/api/widget/config/${WIDGET_ID}`)).text(),
);

const bareConfig: RequestListener = (_req, res) => {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': config.length }).end(config);
};

const bareChat = express();
bareChat.post('/api/widget/chat', express.json(), (req, res) => {
  const { conversationId } = chatRequestSchema.parse(req.body);
  const id = crypto.randomUUID();
  res.json({ conversationId: conversationId ?? id, messageId: id, ...REPLY } satisfies ChatReply);
});

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit());
process.send?.({
  ours: await listen(ours),
  oursDurable: await listen(oursDurable),
  bareConfig: await listen(bareConfig),
  bareChat: await listen(bareChat),
} satisfies BenchUrls);
