import { expect } from '@open-wc/testing';
import {
  errorAnswer,
  openStream,
  startFakeServer,
  type FakeAnswer,
  type FakeServer,
} from '../testing/fake-server.js';
import { ApiError } from './chat-error.js';
import { request } from './request.js';

const TIMEOUT = 60_000;
const never = () => new Promise<FakeAnswer>(() => undefined);

describe('request', () => {
  let server: FakeServer;

  beforeEach(() => {
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
  });

  async function failure(
    answer: () => FakeAnswer | Promise<FakeAnswer>,
    timeout = TIMEOUT,
  ): Promise<ApiError> {
    server.on('chat', answer);
    const error: unknown = await request('', 'chat', { body: {}, timeout }).catch(
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(ApiError);
    return error as ApiError;
  }

  it('finds the server below any base address', async () => {
    const origin = location.origin;
    const addresses: Record<string, string> = {
      '': `${origin}/api/widget/config/x`,
      'https://chat.example': 'https://chat.example/api/widget/config/x',
      'https://chat.example/': 'https://chat.example/api/widget/config/x',
      'https://example.org/support/chat': 'https://example.org/support/chat/api/widget/config/x',
      '/chat/': `${origin}/chat/api/widget/config/x`,
    };
    for (const base of Object.keys(addresses)) await request(base, 'config/x', { timeout: TIMEOUT });
    expect(server.requests.map(({ url }) => url)).to.deep.equal(Object.values(addresses));
  });

  it('sends no cookies, and JSON only where there is a body', async () => {
    const sent: RequestInit[] = [];
    const fake = window.fetch;
    window.fetch = (input, init) => {
      sent.push(init!);
      return fake(input, init);
    };
    await request('', 'config/x', { timeout: TIMEOUT });
    await request('', 'chat', { body: { message: 'Hi' }, timeout: TIMEOUT });
    expect(sent[0]).to.deep.include({ credentials: 'omit' });
    expect(sent[0]).to.not.have.property('body');
    expect(sent[1]).to.deep.include({
      credentials: 'omit',
      method: 'POST',
      body: '{"message":"Hi"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('gives the parsed answer, and undefined for an empty one', async () => {
    server.on('chat', () => ({ some: 'thing' }));
    expect(await request('', 'chat', { timeout: TIMEOUT })).to.deep.equal({ some: 'thing' });
    expect(await request('', 'feedback', { timeout: TIMEOUT })).to.equal(undefined);
  });

  it('fails with the server’s own code and message', async () => {
    const error = await failure(() => errorAnswer(403, 'origin_not_allowed'));
    expect(error.code).to.equal('origin_not_allowed');
    expect(error.message).to.equal('The server said origin_not_allowed.');
  });

  it('says how long to wait where the server does', async () => {
    const busy = await failure(() => errorAnswer(429, 'quota_exceeded', { 'retry-after': '120' }));
    expect(busy).to.include({ code: 'quota_exceeded', retryAfter: 120 });
    const odd = await failure(() => errorAnswer(429, 'quota_exceeded', { 'retry-after': 'tomorrow' }));
    expect(odd.retryAfter).to.equal(undefined);
  });

  it('goes by the status where a proxy answers', async () => {
    const page = (status: number) => () => new Response('<h1>Sorry</h1>', { status });
    expect((await failure(page(502))).code).to.equal('store_unavailable');
    expect((await failure(page(429))).code).to.equal('rate_limited');
    expect((await failure(page(418))).code).to.equal('bad_reply');
  });

  it('fails with bad_reply where the answer is no JSON', async () => {
    expect((await failure(() => new Response('<h1>Log in</h1>'))).code).to.equal('bad_reply');
  });

  it('fails with network where nothing answers, or the address is none', async () => {
    expect((await failure(() => new Error('offline'))).code).to.equal('network');
    const error: unknown = await request('http://:bad', 'chat', { timeout: TIMEOUT }).catch(
      (e: unknown) => e,
    );
    expect((error as ApiError).code).to.equal('network');
  });

  it('fails with timeout where the answer takes too long', async () => {
    expect((await failure(never, 20)).code).to.equal('timeout');
  });

  it('waits on where its reader says that the answer goes on, and no longer', async () => {
    let isAliveUntil = 4;
    server.on('chat', () => ({}));
    const read = async (_response: Response, isAlive: () => void): Promise<unknown> => {
      for (; isAliveUntil > 0; isAliveUntil -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        isAlive();
      }
      return 'all';
    };
    expect(await request('', 'chat', { timeout: 1000 }, read)).to.equal('all');
    const { response } = openStream();
    server.on('chat', () => response);
    const error: unknown = await request('', 'chat', { timeout: 20 }, (silent) => silent.text()).catch(
      (reason: unknown) => reason,
    );
    expect((error as ApiError).code).to.equal('timeout');
  });

  it('is ended by its signal, with the signal’s reason', async () => {
    server.on('chat', never);
    const controller = new AbortController();
    const pending = request('', 'chat', { timeout: TIMEOUT, signal: controller.signal }).catch(
      (e: unknown) => e,
    );
    controller.abort(new Error('no longer wanted'));
    expect(((await pending) as Error).message).to.equal('no longer wanted');
    const late = await request('', 'chat', { timeout: TIMEOUT, signal: controller.signal }).catch(
      (e: unknown) => e,
    );
    expect((late as Error).message).to.equal('no longer wanted');
    expect(server.requests).to.have.length(1);
  });
});
