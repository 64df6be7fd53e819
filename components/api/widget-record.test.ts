import { expect } from '@open-wc/testing';
import { errorAnswer, startFakeServer, widgetRecord, type FakeServer } from '../testing/fake-server.js';
import { WIDGET_ID } from '../testing/fixtures.js';
import { muteConsole } from '../testing/place-widget.js';
import { loadRecord } from './widget-record.js';

const BASE = 'https://chat.example/support';

describe('loadRecord', () => {
  let server: FakeServer;

  beforeEach(() => {
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
  });

  const load = (signal = new AbortController().signal) => loadRecord(BASE, WIDGET_ID, signal);
  const whyNot = async () => ((await load().catch((error: unknown) => error)) as Error).message;

  it('gives the record, from below a path too', async () => {
    expect(await load()).to.deep.equal(widgetRecord);
    expect(server.requests[0]).to.include({ method: 'GET', url: `${BASE}/api/widget/config/${WIDGET_ID}` });
  });

  it('takes a widget that is not active for none', async () => {
    server.on('config', () => ({ ...widgetRecord, isActive: false }));
    expect(await whyNot()).to.contain('not active');
  });

  it('tells where another server than ours has answered', async () => {
    for (const other of [[], {}, { ...widgetRecord, appearance: null }, new Response('<p>Hello')]) {
      server.on('config', () => other);
      expect(await whyNot())
        .to.contain(BASE)
        .and.to.contain('not a widget');
    }
  });

  it('leaves a problem that may pass to the console', async () => {
    for (const answer of [
      new Error('offline'),
      errorAnswer(503, 'store_unavailable'),
      new Response('', { status: 502 }),
    ]) {
      server.on('config', () => answer);
      const { said, restore } = muteConsole('warn');
      expect(await load()).to.equal(undefined);
      restore();
      expect(said).to.have.length(1);
      expect(said[0]).to.contain(BASE);
    }
  });

  it('ends with its signal', async () => {
    server.hold('config');
    const lifetime = new AbortController();
    const loading = load(lifetime.signal).catch((error: unknown) => (error as Error).name);
    lifetime.abort();
    expect(await loading).to.equal('AbortError');
  });
});
