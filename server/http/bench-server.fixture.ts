/**
 * A process of its own for `http.bench.ts`: several servers, ours and bare ones that answer the same bytes, whose CPU
 * time the parent asks for by message. It is forked, and ends with its parent.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import type { AnswerEngine } from '../chat/answer-engine.js';
import { chatRequestSchema, type ChatReply } from '../contract.js';
import { createMemoryStore } from '../store/memory-store.js';
import { makeWidget, WIDGET_ID } from './app.fixture.js';
import { createApp } from './app.js';

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

const store = createMemoryStore();
await store.widgets.save(makeWidget({ quota: { messages: 1e9, period: 'month' } }));

const ours = createApp({
  store,
  engine,
  logger: pino(pino.destination({ dest: '/dev/null', sync: true })),
  clock: Date.now,
  newId: () => crypto.randomUUID(),
  isDraining: () => false,
  isWarm: () => true,
  version: '0.0.0',
  publicUrl: undefined,
  trustProxy: 0,
  floodLimits: { address: { requests: 1e9, seconds: 60 }, visitor: { requests: 1e9, seconds: 60 } },
  widgetFolder: '/nowhere',
  docsFolder: new URL('../../docs', import.meta.url).pathname,
});

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
  bareConfig: await listen(bareConfig),
  bareChat: await listen(bareChat),
});
