import assert from 'node:assert/strict';
import { it } from 'node:test';
import express from 'express';
import { openEventStream, sendEvent } from './event-stream.js';
import { createGracefulServer } from './graceful-server.js';

it('a stream that has nothing to say shows that it lives', async () => {
  const app = express();
  app.get('/', (_req, res) => {
    openEventStream(res, 5);
  });
  const server = createGracefulServer();
  const port = await server.listen(app, 0, '127.0.0.1');
  const response = await fetch(`http://127.0.0.1:${port}/`);
  assert.ok(response.body);
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.length > 6) break;
  }
  assert.match(text, /^(?::\n\n){2,}$/);
  await server.drain();
});

it('a stream whose caller has gone takes no more events, and hurts nobody', async () => {
  const app = express();
  const closed: string[] = [];
  app.get('/', (_req, res) => {
    openEventStream(res);
    res.on('close', () => {
      sendEvent(res, 'delta', { text: 'too late' });
      closed.push('by the caller');
    });
  });
  const server = createGracefulServer();
  const port = await server.listen(app, 0, '127.0.0.1');
  const response = await fetch(`http://127.0.0.1:${port}/`);
  await response.body?.cancel();
  while (closed.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await server.drain();
});
