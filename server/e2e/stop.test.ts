/** How the server stops. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { sentences, startFaultyModel } from '../model-client/faulty-model.fixture.js';
import type { ChatReply, ErrorBody } from '../contract.js';
import { DEMO_WIDGET_ID } from '../defaults.js';
import { ask, isReady, makeDataDir, RUN, start, untilReady, type Running } from './server-process.fixture.js';

describe('a stop', () => {
  /** A model is asked for the answer. */
  const ANSWERED = 'How do I change the port?';
  /** For who asks nothing: to read the demo's pages takes a second of processor. */
  const DEMO_OFF = { DEMO: 'off' };
  /** Nobody is. */
  const REFUSED = 'Who won the football world cup in 1974?';
  const bodyOf = (message: string) => JSON.stringify({ widgetId: DEMO_WIDGET_ID, message });

  interface Load {
    answered: string[];
    lost: string[];
    /** Connections that could not be made; a balancer sends them elsewhere. */
    refused: number;
  }

  /** Clients that ask, each on kept-alive connections, as fast as they are answered, until refused. */
  async function putUnderLoad(url: string, clients: number): Promise<Load> {
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    const load: Load = { answered: [], lost: [], refused: 0 };
    const askOnce = () =>
      new Promise<boolean>((resolve) => {
        const fail = (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') load.refused++;
          else load.lost.push(String(error));
          resolve(error.code !== 'ECONNREFUSED');
        };
        const headers = { 'Content-Type': 'application/json' };
        const req = request(`${url}/api/widget/chat`, { method: 'POST', agent, headers }, (res) => {
          let text = '';
          res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          res.on('error', fail);
          res.on('end', () => {
            const body = JSON.parse(text) as Partial<ChatReply & ErrorBody>;
            if (body.messageId) load.answered.push(body.messageId);
            else if (body.error?.code !== 'quota_exceeded') load.lost.push(text);
            resolve(true);
          });
        });
        req.on('error', fail);
        req.end(bodyOf(REFUSED));
      });
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (await askOnce());
      }),
    );
    agent.destroy();
    return load;
  }

  /** Opens a stream; resolves when the first words have come, `rest` with all that came until its end. */
  async function openStream(url: string): Promise<{ rest: Promise<string> }> {
    const { body } = await fetch(`${url}/api/widget/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: bodyOf(ANSWERED),
    });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readOn = async () => {
      const part = await reader?.read();
      text += part?.value ?? '';
      return part?.done === false;
    };
    while (!text.includes('event: delta') && (await readOn()));
    const rest = async () => {
      while (await readOn());
      return text;
    };
    return { rest: rest() };
  }

  /** Opens a request that never ends, which holds the end of the server up; the server has it when this resolves. */
  async function openEndless(server: Running) {
    const { hostname, port } = new URL(server.url);
    const endless = connect(Number(port), hostname);
    endless.write(
      'POST /api/widget/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    const cut = once(endless.resume(), 'close');
    await isReady(server);
    return { cut, leave: () => endless.destroy() };
  }

  it('by SIGTERM under load loses no request, ends open streams whole, keeps every reply, and ends with 0', async (t) => {
    const dataDir = makeDataDir(t);
    const model = await startFaultyModel();
    t.after(() => model.stop());
    model.behave({
      writes: sentences({ text: 'Set `PORT` in the environment.', cite: [1] }),
      then: 'heartbeats',
    });
    const LLM = { LLM_BASE_URL: model.url, LLM_MODEL: 'any' };
    const server = await start(t, dataDir, LLM);
    await untilReady(server);
    const load = putUnderLoad(server.url, 40);
    await ask(server.url, REFUSED);
    const streams = await Promise.all(Array.from({ length: 5 }, () => openStream(server.url)));
    const stoppedAt = performance.now();
    server.process.kill('SIGTERM');
    const { answered, lost, refused } = await load;
    assert.deepEqual(lost, []);
    assert.equal(refused, 40);
    assert.ok(answered.length > 0);
    assert.equal(await server.ended, 0);
    t.diagnostic(`${answered.length} answered; ended after ${Math.round(performance.now() - stoppedAt)} ms`);
    for (const text of await Promise.all(streams.map(({ rest }) => rest))) {
      assert.match(text, /event: bye\ndata: \{\}\n\nevent: done\n/);
      answered.push(/"messageId":"([^"]+)"/.exec(text)?.[1] ?? '');
    }
    const [segment = ''] = readdirSync(join(dataDir, 'log'));
    const log = readFileSync(join(dataDir, 'log', segment), 'utf8');
    assert.deepEqual(
      answered.filter((id) => !log.includes(id)),
      [],
    );
  });

  it('turns readiness off at once and ends kept-alive connections', async (t) => {
    const server = await start(t, makeDataDir(t), DEMO_OFF);
    await untilReady(server);
    // Else it may have ended before it is asked.
    const { leave } = await openEndless(server);
    server.process.kill('SIGTERM');
    let response = await fetch(`${server.url}/readyz`);
    while (response.status === 200) response = await fetch(`${server.url}/readyz`);
    assert.deepEqual([response.status, response.headers.get('Connection')], [503, 'close']);
    leave();
    assert.equal(await server.ended, 0);
  });

  it('by a second signal is immediate', async (t) => {
    const server = await start(t, makeDataDir(t), DEMO_OFF);
    await untilReady(server);
    await openEndless(server);
    server.process.kill('SIGTERM');
    while (!server.stdout().includes('"stopping"')) await once(server.process.stdout!, 'data');
    server.process.kill('SIGINT');
    assert.equal(await server.ended, 1);
  });

  it('after an unforeseen failure is logged, answers what is in flight, and ends with 1', async (t) => {
    const failing = `${RUN}.then(() => process.once('SIGUSR2', () => { throw new Error('unforeseen'); }))`;
    const server = await start(t, makeDataDir(t), {}, failing);
    await untilReady(server);
    const load = putUnderLoad(server.url, 10);
    await ask(server.url, REFUSED);
    server.process.kill('SIGUSR2');
    const { answered, lost } = await load;
    assert.deepEqual(lost, []);
    assert.ok(answered.length > 0);
    assert.equal(await server.ended, 1);
    assert.match(server.stdout(), /"level":60.*unforeseen/);
  });
  it('is forced when its time is up, though somebody never ends a request', async (t) => {
    const script = RUN.replace('runServer()', 'runServer({}, 1000)');
    const server = await start(t, makeDataDir(t), DEMO_OFF, script);
    await untilReady(server);
    const { cut } = await openEndless(server);
    server.process.kill('SIGTERM');
    assert.equal(await server.ended, 1);
    await cut;
  });
});
