import assert from 'node:assert/strict';
import { once } from 'node:events';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { startFaultyEmbeddings } from '../../model-client/faulty-embeddings.fixture.js';
import { sentences, startFaultyModel } from '../../model-client/faulty-model.fixture.js';
import { DEFAULT_QUOTA } from '../../model.js';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeQuestion } from '../../store/testing/store.fixture.js';
import { CLIENT, startIssuer } from '../../http/admin/identity/issuer.fixture.js';
import { makeWorkplace } from '../terminal/run-cli.fixture.js';
import { examine, ID, workplace } from './doctor.fixture.js';

const ORIGIN = 'https://www.acme.example';

/** A reverse proxy in front of a server that can be told to spoil answers; gives its address. */
async function startProxy(
  t: TestContext,
  target: () => string,
  spoil: (res: ServerResponse, answer: IncomingMessage) => boolean,
): Promise<string> {
  const proxy = createServer((req, res) => {
    const { method, headers, url } = req;
    const onward = request(`${target()}${url ?? ''}`, { method, headers }, (answer) => {
      if (spoil(res, answer)) return;
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.writeHead(502).end());
    req.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  t.after(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

describe('doctor', () => {
  it('finds no fault where all is well, without a server, and says what it could not ask', async (t) => {
    const place = await workplace(t);
    const { code, stdout } = await place.run('doctor', '--origin', `${ORIGIN}/a/page`);
    assert.equal(code, 0);
    assert.match(stdout, /^ {2}ok {7}It answers from 1 page with 1 passage\.$/m);
    assert.match(stdout, /may use it, by the allowlist entry "acme\.example"/);
    assert.match(stdout, /^ {2}warning {2}http:\/\/localhost:\d+ cannot be reached: .*ECONNREFUSED/m);
    assert.match(stdout, /^No fault, \d warnings\.$/m);
  });

  it('says what to add where a website may not use the widget, and fails', async (t) => {
    const { code, said } = await examine(await workplace(t), '--origin', 'https://shop.acme.example');
    assert.equal(code, 1);
    assert.match(said, new RegExp(`^wrong: .* widget update ${ID} --add-allow "shop.acme.example"$`, 'm'));
  });

  it('names wrong settings, and goes no further', async (t) => {
    const place = await workplace(t, { PORT: 'x', LOG_LEVEL: 'loud' });
    const { said } = await examine(place);
    assert.match(said, /^wrong: PORT must be/m);
    assert.match(said, /^wrong: LOG_LEVEL must be/m);
    assert.doesNotMatch(said, /can be written/);
  });

  it('warns of a public address that browsers or limits would suffer from', async (t) => {
    const proxied = await workplace(t, { PUBLIC_URL: 'https://127.0.0.2.example' });
    assert.match((await examine(proxied)).said, /^warning: .*TRUST_PROXY is not set/m);
    const plain = await workplace(t, { PUBLIC_URL: 'http://chat.invalid' });
    assert.match((await examine(plain)).said, /^warning: PUBLIC_URL is http\./m);
  });

  it('warns of a proxy that signs operators in, where there is a way past it', async (t) => {
    const AUTH_PROXY = { AUTH_PROXY_HEADER: 'Remote-User', AUTH_PROXY_FROM: '127.0.0.1,::1' };
    const { said } = await examine(await workplace(t, AUTH_PROXY));
    assert.match(said, /^ok: Operators are signed in by the header Remote-User from 127\.0\.0\.1, ::1\./m);
    assert.match(said, /^warning: AUTH_PROXY_HEADER is set, .* but TRUST_PROXY is not set/m);
    assert.match(said, /^warning: .* others reach the dashboard past it\. Set HOST=127\.0\.0\.1/m);
    const closed = { ...AUTH_PROXY, TRUST_PROXY: '1', DASHBOARD_PORT: '3001' };
    assert.doesNotMatch((await examine(await workplace(t, closed))).said, /past it|TRUST_PROXY is not/);
    const none = { ...AUTH_PROXY, DASHBOARD: 'off' };
    assert.match(
      (await examine(await workplace(t, none))).said,
      /^warning: AUTH_PROXY_HEADER .* not served/m,
    );
  });

  it('names an issuer that does not answer or is another, and the address to register', async (t) => {
    const issuer = await startIssuer(t);
    const OIDC = { OIDC_CLIENT_ID: CLIENT.clientId, OIDC_CLIENT_SECRET: CLIENT.clientSecret };
    const said = async (more: object) => (await examine(await workplace(t, { ...OIDC, ...more }))).said;
    const PUBLIC_URL = 'https://chat.acme.example';
    assert.match(
      await said({ OIDC_ISSUER: issuer.url, PUBLIC_URL }),
      /^ok: .* answers\. Register the redirect address https:\/\/chat\.acme\.example\/dashboard\/sign-in\/return/m,
    );
    const [OIDC_ISSUER, below] = [issuer.url, `${issuer.url}/jwks`];
    assert.match(await said({ OIDC_ISSUER: below }), /^wrong: .* answers 404, and is no description/m);
    assert.match(await said({ OIDC_ISSUER, DASHBOARD: 'off' }), /^warning: OIDC_ISSUER .* not served/m);
    const other = OIDC_ISSUER.replace('127.0.0.1', 'localhost');
    assert.match(await said({ OIDC_ISSUER: other }), /^wrong: The issuer calls itself http:\/\/127/m);
    await issuer.stop();
    assert.match(await said({ OIDC_ISSUER }), /^wrong: .* cannot be reached/m);
  });

  it('names what is missing: the data folder, a widget, its allowlist, its pages', async (t) => {
    const place = { ...makeWorkplace(), environment: { PORT: '0' } };
    t.after(() => {
      place.clear();
    });
    assert.match((await examine(place)).said, /^wrong: There is no data folder at /m);
    mkdirSync(join(place.folder, 'data'), { mode: 0o700 });
    assert.match((await examine(place)).said, /^wrong: There is no widget\./m);
    await place.run('widget', 'create', '--name', 'Bare', '--id', ID, '--inactive');
    const { said } = await examine(place);
    assert.match(said, /^wrong: Its allowlist is empty/m);
    assert.match(said, /^wrong: It has no pages to answer from\. .* pages import /m);
    assert.match(said, /^warning: It is switched off/m);
  });

  it('names damaged files with their lines, a clock that went back, and a folder open to all', async (t) => {
    const place = await workplace(t);
    const file = join(place.folder, 'data/widgets', `${ID}.json`);
    const record = JSON.parse(readFileSync(file, 'utf8')) as { allowlist: string[] };
    writeFileSync(file, JSON.stringify({ ...record, allowlist: ['acme.example', 'https://'] }));
    const other = '22222222-2222-4222-8222-222222222222';
    place.write(`data/widgets/${other}.json`, '{\n"name": \n}');
    const store = await openJsonStore(join(place.folder, 'data'));
    await store.conversations.accept(makeQuestion({ at: '2999-01-01T00:00:00.000Z' }), DEFAULT_QUOTA);
    await store.close();
    appendFileSync(join(place.folder, 'data/log/00000001.jsonl'), '{"type":\n');
    place.write('data/quarantine/piece', 'x');
    chmodSync(join(place.folder, 'data'), 0o755);
    const { code, said } = await examine(place);
    assert.equal(code, 1);
    assert.match(said, /^wrong: .*2222\.json, line \d+, cannot be used/m);
    assert.match(said, /^wrong: .*00000001\.jsonl, line 2, is damaged/m);
    assert.match(said, /^wrong: The log holds a line of 2999-01-01/m);
    assert.match(said, /^wrong: Its allowlist entry "https:\/\/" names no host/m);
    assert.match(said, /^warning: .*quarantine holds 1 damaged piece/m);
    assert.match(said, /^warning: Every user of this machine may look into it/m);
  });

  it('asks a running server as a browser would, through its public address', async (t) => {
    const target = { url: '' };
    const spoilt = { by: 'nothing' };
    const publicUrl = await startProxy(
      t,
      () => target.url,
      (res, answer) => {
        if (spoilt.by === 'a second header') answer.headers['access-control-allow-origin'] = `${ORIGIN}, *`;
        if (spoilt.by === 'a missing header') delete answer.headers['access-control-allow-origin'];
        if (spoilt.by === 'a redirect') res.writeHead(301, { Location: 'https://elsewhere.example/' }).end();
        if (spoilt.by === 'another program') res.end('<h1>It works!</h1>');
        return res.writableEnded;
      },
    );
    const place = await workplace(t, { PUBLIC_URL: publicUrl, PORT: '0' });
    const server = await place.serve();
    t.after(() => server.stop());
    target.url = server.url;

    const healthy = await examine(place, '--origin', ORIGIN);
    assert.match(healthy.said, /^ok: A server has it open: process \d+ on /m);
    assert.match(healthy.said, /^ok: The preflight of a question from https:\/\/www\.acme\.example goes/m);
    assert.match(healthy.said, /^ok: Reading the widget's settings from .* goes through\./m);
    assert.match(healthy.said, /^ok: A question from .* goes through\./m);
    assert.equal(healthy.code, 0, healthy.said);

    const faults: [string, RegExp][] = [
      ['a second header', /^wrong: A question .* with Access-Control-Allow-Origin ".*, \*", which is not/m],
      ['a missing header', /^wrong: The preflight .* without Access-Control-Allow-Origin/m],
      ['a redirect', /^wrong: .* redirects to https:\/\/elsewhere\.example\//m],
      ['another program', /^wrong: .*\/readyz answers 200, and is not Service Chat/m],
    ];
    for (const [fault, expected] of faults) {
      spoilt.by = fault;
      const { code, said } = await examine(place, '--origin', ORIGIN);
      assert.equal(code, 1, fault);
      assert.match(said, expected);
    }
  });

  it('asks the language model, and tells its error without its key', async (t) => {
    const model = await startFaultyModel();
    t.after(() => model.stop());
    const environment = { LLM_BASE_URL: model.url, LLM_MODEL: 'small', LLM_API_KEY: 'sk-secret' };
    const place = await workplace(t, environment);
    model.behave(
      { writes: sentences({ text: 'An e-bike costs € 42 a day.', cite: [1] }) },
      { writes: sentences({ text: '', cite: [] }) },
    );
    const healthy = await examine(place);
    assert.match(healthy.said, /^ok: small at 127\.0\.0\.1:\d+ answers\./m);
    assert.match(healthy.said, /^ok: It keeps to the form of answers, and says when a page holds none\./m);
    assert.equal(healthy.code, 0);
    model.behave({ status: 401, body: '{"error": {"message": "no such key"}}' });
    const { code, said } = await examine(place);
    assert.equal(code, 1);
    assert.match(said, /^wrong: small at .* does not answer: The model answered 401: .*no such key/m);
    assert.doesNotMatch(said, /sk-secret/);
  });

  it('says how a language model ignores the form that it is asked for', async (t) => {
    const model = await startFaultyModel();
    t.after(() => model.stop());
    const place = await workplace(t, { LLM_BASE_URL: model.url, LLM_MODEL: 'small' });
    const answer = sentences({ text: 'An e-bike costs € 42 a day.', cite: [1] });
    const faults: [expected: RegExp, ...writes: string[]][] = [
      [/^wrong: It ignores the form .* it wrote text that holds no JSON object\. Set LLM_MODEL/m, 'OK.'],
      [/^wrong: It ignores the form .* it wrote nothing at all\./m, ''],
      [/^wrong: It ignores the form .* sentences that cite no passage\./m, '{"text": "It is € 42."}'],
      [
        /^wrong: What it wrote about a test page was dropped: unknown_number\./m,
        sentences({ text: 'An e-bike costs € 99 a day.', cite: [1] }),
      ],
      [
        /^wrong: It finds no answer in a test page that holds it\. .* refused to visitors/m,
        sentences({ text: '', cite: [] }),
      ],
      [/^warning: It does not say when a page holds no answer\./m, answer],
    ];
    for (const [expected, ...writes] of faults) {
      model.behave(...writes.map((text) => ({ writes: text })));
      const { code, said } = await examine(place);
      assert.match(said, expected);
      assert.equal(code, expected.source.startsWith('^warning') ? 0 : 1);
    }
  });

  it('asks the embedding model, and tells its error without its key', async (t) => {
    const model = await startFaultyEmbeddings([['ok']]);
    t.after(() => model.stop());
    const environment = {
      EMBEDDINGS: '',
      EMBEDDINGS_BASE_URL: model.url,
      EMBEDDINGS_MODEL: 'small',
      EMBEDDINGS_API_KEY: 'sk-secret',
    };
    const place = await workplace(t, environment);
    assert.match((await examine(place)).said, /^ok: small at .* embeds, in vectors of 2 numbers\./m);
    model.behaviour = { status: 401 };
    const { code, said } = await examine(place);
    assert.equal(code, 1);
    assert.match(said, /^wrong: small at .* does not embed: The embedding server answered 401: no/m);
    assert.doesNotMatch(said, /sk-secret/);
  });

  it('takes a web address as origin, and nothing else', async (t) => {
    const { code, stderr } = await (await workplace(t)).run('doctor', '--origin', 'acme.example');
    assert.equal(code, 2);
    assert.match(stderr, /^--origin "acme\.example" is no web address/);
  });
});
