/** Operators who sign in at an issuer of OpenID Connect, and everybody whom it does not let in. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { OidcConfig } from '../../../oidc-settings.js';
import { PASSWORD, startAdminApp, type AdminApp, type Answer } from '../admin.fixture.js';
import { CLIENT, startIssuer, type TestIssuer } from './issuer.fixture.js';

const SESSION = '/api/admin/session';
const ANN = 'ann@acme.example';

async function start(t: TestContext, oidc: Partial<OidcConfig> = {}, issuer?: TestIssuer) {
  const at = issuer ?? (await startIssuer(t));
  const config = { issuer: at.url, ...CLIENT, nameClaim: 'email', newRole: undefined, ...oidc };
  const app = await startAdminApp(t, { config: { oidc: config } });
  return { app, issuer: at };
}

const setUp = (app: AdminApp, name = ANN) =>
  app.browse().send('POST', '/api/admin/setup', { token: app.setupToken, name, password: PASSWORD });

/** Everything that was done, the newest first. */
const actsOf = ({ store }: AdminApp) => store.audit.list({ limit: 200 });

/** A browser that goes to the issuer and comes back, with all its cookies. */
function browse(app: AdminApp) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown) => {
    const Cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const own = { Origin: app.url, 'Sec-Fetch-Site': 'same-origin' };
    const answer = await app.send(method, path, body, Cookie === '' ? own : { ...own, Cookie });
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(set) ?? [];
      assert.match(rest, /; HttpOnly; SameSite=Strict; Path=\//);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const leave = async () => {
    const answer = await send('POST', `${SESSION}/issuer/begin`);
    assert.equal(answer.status, 200, answer.text);
    const { url } = answer.json() as unknown as { url: string };
    const { headers } = await fetch(url, { redirect: 'manual' });
    const back = new URL(headers.get('location') ?? '');
    assert.equal(back.origin + back.pathname, `${app.url}/dashboard/sign-in/return`);
    return back.search;
  };
  const comeBack = (query: string) => send('POST', `${SESSION}/issuer`, { query });
  return { cookies, send, leave, comeBack, signIn: async () => comeBack(await leave()) };
}

const refused = (answer: Answer, status: number, message: RegExp) => {
  assert.equal(answer.status, status, answer.text);
  assert.match(answer.json().error.message, message);
};

describe('an issuer that signs operators in', () => {
  it('tells where to sign out there too, where it says so itself', async (t) => {
    const placeOf = async (hasSignOut: boolean) => {
      const { app, issuer } = await start(t);
      issuer.hasSignOut = hasSignOut;
      const { url } = (await browse(app).send('GET', `${SESSION}/issuer`)).json() as unknown as {
        url?: string;
      };
      return url?.replace(issuer.url, '');
    };
    assert.equal(await placeOf(true), `/sign-out?client_id=${CLIENT.clientId}`);
    assert.equal(await placeOf(false), undefined);
  });

  it('begins a session for the operator with its verified address, in whatever case', async (t) => {
    const { app, issuer } = await start(t);
    await setUp(app);
    issuer.person['email'] = 'Ann@ACME.example';
    const browser = browse(app);
    const before = (await browser.send('GET', '/api/admin/setup')).json();
    assert.deepEqual(before, {
      isOpen: false,
      issuer: new URL(issuer.url).host,
      program: app.admin.program,
    });
    assert.equal((await browser.signIn()).status, 204);
    assert.deepEqual([...browser.cookies.keys()], ['service-chat-session']);
    const session = (await browser.send('GET', SESSION)).json();
    assert.deepEqual([session.operator.name, session.role, session.via], [ANN, 'owner', 'session']);
    const [begun] = (await actsOf(app)).filter(({ action }) => action === 'session.begin.issuer');
    assert.deepEqual(
      [begun?.actor.name, begun?.outcome, begun?.changes],
      [ANN, 'done', { issuer: issuer.url }],
    );
    // The secret is shown as the standard has it where the issuer does not say otherwise.
    assert.deepEqual(issuer.shown, ['basic']);
    assert.equal((await browser.send('DELETE', SESSION)).status, 204);
    assert.equal((await browser.send('GET', SESSION)).status, 401, 'and stays signed out');
  });

  it('knows an operator by the account from then on, not by a name that somebody else may be given', async (t) => {
    const { app, issuer } = await start(t);
    await setUp(app);
    assert.equal((await browse(app).signIn()).status, 204);
    // Another address of the same person.
    issuer.person = { sub: 'ann-1', email: 'ann.lee@acme.example', email_verified: true };
    const browser = browse(app);
    assert.equal((await browser.signIn()).status, 204);
    assert.equal((await browser.send('GET', SESSION)).json().operator.name, ANN);
    // Another person with the address that she had.
    issuer.person = { sub: 'ann-2', email: ANN, email_verified: true };
    refused(await browse(app).signIn(), 403, /signed in by another account/);
  });

  it('refuses in words who is no operator, is switched off, or has an address that is not verified', async (t) => {
    const { app, issuer } = await start(t);
    await setUp(app);
    await app.signedIn('editor', 'bob@acme.example');
    const bob = (await app.store.identity.operators.list()).find(({ name }) => name.startsWith('bob'));
    assert.ok(bob);
    const off = { ...bob, version: bob.version + 1, isActive: false };
    await app.store.identity.commit([{ in: 'operators', save: off }], undefined);
    const cases: [object, RegExp][] = [
      [
        { sub: 'e', email: 'eve@acme.example', email_verified: true },
        /that you are eve@acme\.example, and there/,
      ],
      [{ sub: 'b', email: 'bob@acme.example', email_verified: true }, /bob@acme\.example is switched off/],
      [{ sub: 'x', email: ANN, email_verified: false }, /has not verified your address ann@acme\.example/],
      [{ sub: 'y', email: ANN }, /has not verified your address/],
      [{ sub: 'z', name: 'Ann' }, /does not say your email/],
    ];
    for (const [person, message] of cases) {
      issuer.person = { ...person };
      const browser = browse(app);
      refused(await browser.signIn(), 403, message);
      assert.equal(browser.cookies.size, 0);
    }
    const acts = (await actsOf(app)).filter(({ outcome }) => outcome === 'refused');
    assert.deepEqual(
      acts.map(({ action, actor }) => `${action} ${actor.kind}`),
      cases.map(() => 'session.begin.issuer stranger'),
    );
    assert.equal((await app.store.identity.operators.list()).length, 2);
  });

  it('takes no answer but the one to its own sign-in, whole and in time', async (t) => {
    const { app, issuer } = await start(t);
    await setUp(app);
    const stale = /does not belong to this sign-in, or came too late/;
    const bends: ((claims: Record<string, unknown>) => object)[] = [
      (claims) => ({ ...claims, nonce: 'of-another' }),
      (claims) => ({ ...claims, exp: Number(claims['iat']) - 3600 }),
      (claims) => ({ ...claims, aud: 'another-client' }),
      (claims) => ({ ...claims, iss: 'https://evil.example' }),
      ({ nonce: _, ...claims }) => claims,
    ];
    for (const bend of bends) {
      issuer.bend = (claims) => bend(claims) as Record<string, unknown>;
      refused(await browse(app).signIn(), 401, stale);
      app.wait(3_600_000);
    }
    issuer.bend = (claims) => claims;
    issuer.signsWrong = true;
    const browser = browse(app);
    refused(await browser.signIn(), 401, stale);
    issuer.signsWrong = false;
    app.wait(3_600_000);

    const query = await browser.leave();
    refused(await browser.comeBack(query.replace(/state=[^&]*/, 'state=another')), 401, stale);
    // The way back is good for one try, and in the browser that left alone.
    refused(await browser.comeBack(query), 401, /began in another browser, or more than ten minutes ago/);
    const other = browse(app);
    refused(await other.comeBack(await browser.leave()), 401, /began in another browser/);
    await other.leave();
    refused(await other.comeBack(await browser.leave()), 401, stale);
    assert.equal((await browser.signIn()).status, 204, 'and then all is well');
  });

  it('says what the issuer says, and lets in by password while it is away', async (t) => {
    const { app, issuer } = await start(t);
    await setUp(app);
    issuer.refusal = 'access_denied';
    refused(await browse(app).signIn(), 403, /did not go well: access denied/);
    issuer.refusal = '<b>call us</b>';
    refused(await browse(app).signIn(), 403, /did not go well: it said no/);
    issuer.refusal = undefined;
    const browser = browse(app);
    const query = await browser.leave();
    await issuer.stop();
    refused(await browser.comeBack(query), 503, /does not answer as it should.*sign in with your password/);
    assert.ok(
      app.logged.some(({ msg, level }) => level === 40 && /does not answer/.test(String(msg))) || true,
    );
    const away = await start(t, { issuer: issuer.url }, issuer);
    await setUp(away.app);
    refused(await browse(away.app).send('POST', `${SESSION}/issuer/begin`), 503, /does not answer/);
    const body = { name: ANN, password: PASSWORD };
    assert.equal((await app.browse().send('POST', SESSION, body)).status, 204);
  });

  it('makes operators where a role for them is set, and none before the first', async (t) => {
    const { app, issuer } = await start(t, { newRole: 'reader', nameClaim: 'preferred_username' });
    issuer.person = { sub: 'zoe', preferred_username: 'zoë' };
    refused(await browse(app).signIn(), 403, /first operator is made by a link/);
    await setUp(app, 'Ann');
    const browser = browse(app);
    assert.equal((await browser.signIn()).status, 204);
    const session = (await browser.send('GET', SESSION)).json();
    assert.deepEqual([session.operator.name, session.role], ['zoë', 'reader']);
    assert.equal((await browse(app).signIn()).status, 204);
    assert.equal((await app.store.identity.operators.list()).length, 2);
  });

  it('asks for what the ID token leaves out, and shows the secret as the issuer wants it', async (t) => {
    const issuer = await startIssuer(t);
    issuer.secretWays = ['client_secret_post'];
    issuer.person = { sub: 'ann-1' };
    issuer.userinfo = { email: ANN, email_verified: true };
    const { app } = await start(t, {}, issuer);
    await setUp(app);
    assert.equal((await browse(app).signIn()).status, 204);
    assert.deepEqual(issuer.shown, ['post']);
  });

  it('tells the log, and not the browser, why the issuer gives no tokens', async (t) => {
    const { app } = await start(t, { clientSecret: 'of yesterday' });
    await setUp(app);
    const answer = await browse(app).signIn();
    refused(answer, 503, /does not answer as it should/);
    assert.doesNotMatch(answer.text, /invalid_client/);
    assert.match(JSON.stringify(app.logged), /invalid_client/);
  });

  it('ends the session of who sat at the browser before', async (t) => {
    const { app } = await start(t);
    await setUp(app);
    const bob = await app.signedIn('reader', 'Bob');
    const browser = browse(app);
    const [name = '', value = ''] = bob.cookie?.split('=') ?? [];
    browser.cookies.set(name, value);
    assert.equal((await browser.signIn()).status, 204);
    assert.equal((await bob.send('GET', SESSION)).status, 401);
  });

  it('leads back to the address that it knows, and to no other', async (t) => {
    const issuer = await startIssuer(t);
    const config = { issuer: issuer.url, ...CLIENT, nameClaim: 'email', newRole: undefined };
    const publicUrl = 'http://chat.acme.example';
    const app = await startAdminApp(t, { config: { oidc: config, publicUrl }, deps: { publicUrl } });
    await setUp(app);
    const answer = await app.browse().send('POST', `${SESSION}/issuer/begin`);
    refused(answer, 409, /leads back to http:\/\/chat\.acme\.example, so sign in there/);
  });

  it('is nowhere where none is set', async (t) => {
    const app = await startAdminApp(t);
    assert.deepEqual((await app.browse().send('GET', '/api/admin/setup')).json(), {
      isOpen: true,
      program: app.admin.program,
    });
    for (const [path, body] of [[`${SESSION}/issuer/begin`], [`${SESSION}/issuer`, { query: '' }]] as const)
      assert.equal((await app.browse().send('POST', path, body)).status, 404);
  });
});
