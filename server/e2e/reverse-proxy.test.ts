/** The examples of `docs/examples` in real reverse proxies, in front of a real server. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import type { AnswerEngine } from '../answers/answer-engine.js';
import { SITE, startApp, WIDGET_ID } from '../http/app.fixture.js';
import { ownAddress } from '../network/own-address.fixture.js';
import { isInstalled, REVERSE_PROXIES } from './reverse-proxy.fixture.js';

const MESSAGE = { widgetId: WIDGET_ID, message: 'Can I return a lamp?' };

const post = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(MESSAGE),
  });

function makePromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** An engine that writes its first words at once, and the rest when it is told to. */
function slowEngine(): { engine: AnswerEngine; goOn: () => void } {
  const { promise: told, resolve: goOn } = makePromise();
  const reply = { citations: [], relatedArticles: [], confidenceScore: 0.9, wasRefused: false };
  return {
    goOn,
    engine: {
      async answer(_, options) {
        options?.onText?.('You can return ');
        await told;
        options?.onText?.('any lamp.');
        return { answer: 'You can return any lamp.', ...reply };
      },
    },
  };
}

for (const { program, path, name = program, start } of REVERSE_PROXIES) {
  const skip = isInstalled(program) ? false : `${program} is not installed`;
  describe(`behind ${name}${path && ` below ${path}`}`, { skip }, () => {
    it('the API answers, websites that may use a widget can read it, and others cannot', async (t) => {
      const app = await startApp(t, { deps: { trustProxy: 1 } });
      const url = `http://127.0.0.1:${await start(t, app.url)}${path}`;
      assert.deepEqual(await (await fetch(`${url}/healthz`)).json(), { status: 'ok' });
      const preflight = await fetch(`${url}/api/widget/chat`, {
        method: 'OPTIONS',
        headers: { Origin: SITE, 'Access-Control-Request-Method': 'POST' },
      });
      assert.equal(preflight.status, 204);
      const answer = await post(`${url}/api/widget/chat`, { Origin: SITE });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('Access-Control-Allow-Origin'), SITE);
      assert.equal((await post(`${url}/api/widget/chat`, { Origin: 'https://evil.example' })).status, 403);
    });

    it('a reply is shown while it is written', async (t) => {
      const { engine, goOn } = slowEngine();
      const app = await startApp(t, { engine, deps: { trustProxy: 1 } });
      t.after(goOn);
      const url = `http://127.0.0.1:${await start(t, app.url)}${path}`;
      const answer = await post(`${url}/api/widget/chat`, { Accept: 'text/event-stream' });
      assert.ok(answer.body);
      let text = '';
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        // The rest is only written once these words have come through the proxy.
        if (text.includes('You can return ')) goOn();
      }
      assert.match(text, /event: done/);
    });

    it('pages under its public address may use every widget', async (t) => {
      const host = 'chat.example.com';
      const publicUrl = `https://${host}${path}`;
      const app = await startApp(t, { deps: { trustProxy: 1, publicUrl } });
      const port = await start(t, app.url);
      const own = request({
        port,
        path: `${path}/api/widget/config/${WIDGET_ID}`,
        headers: { Host: host, Origin: `https://${host}` },
      });
      own.end();
      const [answer] = (await once(own, 'response')) as [IncomingMessage];
      answer.resume();
      assert.equal(answer.statusCode, 200);
    });

    it('a visitor cannot escape the limit of an address by a forged X-Forwarded-For', async (t) => {
      if (ownAddress === undefined) {
        t.skip('this machine has no address besides loopback, which is not limited');
        return;
      }
      const rateLimits = { address: { requests: 3, seconds: 60 }, visitor: undefined };
      const app = await startApp(t, { deps: { trustProxy: 1, rateLimits } });
      const url = `http://${ownAddress}:${await start(t, app.url)}${path}/api/widget/chat`;
      const statuses: number[] = [];
      for (let at = 0; at < 4; at++) {
        statuses.push((await post(url, { 'X-Forwarded-For': `198.51.100.${at}` })).status);
      }
      assert.deepEqual(statuses, [200, 200, 200, 429]);
    });
  });
}
