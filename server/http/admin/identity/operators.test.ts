/** What owners do with operators, what operators do with their account, and the record that is kept of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeOf, encodeBase32 } from '../../../identity/totp.js';
import { PASSWORD, startAdminApp, type Browser } from '../admin.fixture.js';
import { NOW } from '../../app.fixture.js';

const OPERATORS = '/api/admin/operators';
const SESSION = '/api/admin/session';
const STEP_MS = 30_000;

const invite = async (owner: Browser, name: string, role = 'editor') =>
  (await owner.send('POST', OPERATORS, { name, role })).json();
const tokenIn = (path: string) => path.split('#')[1] ?? '';

describe('an invitation', () => {
  it('lets somebody choose a password, once and for a day', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const { link } = await invite(ann, 'Bob');
    const token = tokenIn(link.path);
    const use = (body: object) => app.browse().send('POST', `${SESSION}/link`, { token, ...body });
    const check = await app.send('POST', `${SESSION}/link/check`, { token });
    assert.deepEqual(check.json(), {
      name: 'Bob',
      needsPassword: true,
      hasSecondFactor: false,
      expiresAt: link.expiresAt,
    });
    assert.match((await use({})).json().error.message, /required/);
    assert.equal((await use({ password: 'too short' })).status, 400);
    const answers = await Promise.all([1, 2, 3].map(() => use({ password: 'bobs very own password' })));
    assert.deepEqual(answers.map(({ status }) => status < 300).filter(Boolean), [true]);
    assert.equal((await use({ password: 'bobs very own password' })).status, 401);
    const signIn = { name: 'Bob', password: 'bobs very own password' };
    assert.equal((await app.browse().send('POST', SESSION, signIn)).status, 204);

    const { link: late } = await invite(ann, 'Cleo');
    app.wait(24 * 3_600_000);
    const expired = await app.send('POST', `${SESSION}/link/check`, { token: tokenIn(late.path) });
    assert.equal(expired.status, 401);
  });

  it('is replaced by the next link, and void for who is switched off', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const { operator, link } = await invite(ann, 'Bob');
    const next = (await ann.send('POST', `${OPERATORS}/${operator.id}/link`)).json();
    const stateOf = async (path: string) =>
      (await app.send('POST', `${SESSION}/link/check`, { token: tokenIn(path) })).status;
    assert.deepEqual([await stateOf(link.path), await stateOf(next.path)], [401, 200]);
    const headers = { 'If-Match': operator.etag };
    await ann.send('PATCH', `${OPERATORS}/${operator.id}`, { isActive: false }, headers);
    assert.equal(await stateOf(next.path), 401);
    assert.equal((await ann.send('POST', `${OPERATORS}/${operator.id}/link`)).status, 409);
  });
});

describe('operators', () => {
  it('are changed by who has seen them as they are', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const { operator } = await invite(ann, 'Bob');
    const path = `${OPERATORS}/${operator.id}`;
    assert.equal((await ann.send('PATCH', path, { role: 'reader' })).status, 428);
    // As a proxy that compresses hands it on.
    const first = await ann.send('PATCH', path, { role: 'reader' }, { 'If-Match': `W/${operator.etag}` });
    assert.equal(first.json().role, 'reader');
    const second = await ann.send('PATCH', path, { name: 'Rob' }, { 'If-Match': operator.etag });
    assert.deepEqual([second.status, second.json().error.code], [412, 'precondition_failed']);
    assert.equal((await ann.send('POST', OPERATORS, { name: 'BOB', role: 'reader' })).status, 409);
    assert.equal((await ann.send('DELETE', path)).status, 204);
    assert.equal((await ann.send('DELETE', path)).status, 404);
  });

  it('keep their last owner', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    await invite(ann, 'Bob', 'owner');
    const { items } = (await ann.send('GET', OPERATORS)).json();
    const { id = '', etag = '' } = items.find(({ name }) => name === 'Ann') ?? {};
    const headers = { 'If-Match': etag };
    for (const change of [{ role: 'editor' }, { isActive: false }])
      assert.equal((await ann.send('PATCH', `${OPERATORS}/${id}`, change, headers)).status, 409);
    assert.equal((await ann.send('DELETE', `${OPERATORS}/${id}`)).status, 409);
    assert.equal((await ann.send('GET', SESSION)).status, 200);
  });

  it('show no hash, no secret and no link to anybody', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    await invite(ann, 'Bob');
    for (const path of [OPERATORS, SESSION, '/api/admin/sessions', '/api/admin/tokens', '/api/admin/audit']) {
      const { text } = await ann.send('GET', path);
      assert.doesNotMatch(text, /scrypt|sha256|passwordHash|secret|#[\w-]{43}/, path);
    }
  });
});

/** Signs in with a second factor, of which it gives the secret. */
async function withSecondFactor(browser: Browser) {
  const path = '/api/admin/account/second-factor';
  const { secret, uri } = (await browser.send('POST', path, { password: PASSWORD })).json();
  assert.match(uri, new RegExp(`^otpauth://totp/Service%20Chat:Ann\\?secret=${secret}&`));
  const code = (now: number) => codeOf(secret, Math.floor(now / STEP_MS));
  const confirmed = await browser.send('POST', `${path}/confirm`, { code: code(NOW) });
  assert.equal(confirmed.status, 200, confirmed.text);
  return { secret, code, recoveryCodes: confirmed.json().recoveryCodes };
}

describe('the second factor', () => {
  it('computes the codes of RFC 6238', () => {
    const secret = encodeBase32(Buffer.from('12345678901234567890'));
    const codes = [59, 1111111109, 1111111111, 1234567890, 2000000000].map((seconds) =>
      codeOf(secret, Math.floor(seconds / 30)),
    );
    assert.deepEqual(codes, ['287082', '081804', '050471', '005924', '279037']);
  });

  it('is asked for after the password, takes each code once, and a recovery code once', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const copied = app.browse(ann.cookie);
    const { code, recoveryCodes } = await withSecondFactor(ann);
    assert.equal((await copied.send('GET', SESSION)).status, 401);
    assert.equal((await ann.send('GET', SESSION)).json().operator.hasSecondFactor, true);
    assert.equal(new Set(recoveryCodes).size, 10);
    const signIn = async (more: object, password = PASSWORD) => {
      const answer = await app.browse().send('POST', SESSION, { name: 'Ann', password, ...more });
      return answer.status === 204 ? 204 : answer.json().error.code;
    };
    assert.equal(await signIn({}), 'second_factor_required');
    assert.equal(await signIn({}, 'wrong'), 'unauthenticated');
    assert.equal(await signIn({ code: code(NOW) }), 'unauthenticated');
    app.wait(STEP_MS);
    assert.equal(await signIn({ code: code(NOW + STEP_MS) }), 204);
    assert.equal(await signIn({ code: code(NOW + STEP_MS) }), 'unauthenticated');
    assert.equal(await signIn({ code: recoveryCodes[0]?.toUpperCase() }), 204);
    assert.equal(await signIn({ code: recoveryCodes[0] }), 'unauthenticated');
  });

  it('cannot be replaced or removed with the password alone', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const { recoveryCodes } = await withSecondFactor(ann);
    const path = '/api/admin/account/second-factor';
    assert.equal((await ann.send('POST', path, { password: PASSWORD })).status, 409);
    const wrong = { password: PASSWORD, code: '000000' };
    assert.equal((await ann.send('POST', `${path}/remove`, wrong)).status, 400);
    const right = { password: PASSWORD, code: recoveryCodes[1] };
    assert.equal((await ann.send('POST', `${path}/remove`, right)).status, 204);
    assert.equal((await ann.send('GET', SESSION)).json().operator.hasSecondFactor, false);
  });

  it('is asked for by links too', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const { recoveryCodes } = await withSecondFactor(ann);
    const { items } = (await ann.send('GET', OPERATORS)).json();
    const { path } = (await ann.send('POST', `${OPERATORS}/${items[0]?.id}/link`)).json();
    const use = (body: object) =>
      app.browse().send('POST', `${SESSION}/link`, { token: tokenIn(path), ...body });
    assert.equal((await use({})).json().error.code, 'second_factor_required');
    assert.equal((await use({ code: recoveryCodes[2] })).status, 204);
  });
});

describe('the audit log', () => {
  it('tells of sign-ins, bad ones too, and of every change, and holds nothing that was typed as a secret', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    await ann.send('POST', SESSION, { name: 'Ann', password: 'a wrong password' });
    await ann.send('POST', SESSION, { name: 'my password as a name', password: 'x' });
    const { operator } = await invite(ann, 'Bob');
    await ann.send('PATCH', `${OPERATORS}/${operator.id}`, { role: 'reader' }, { 'If-Match': operator.etag });
    await ann.send('POST', '/api/admin/tokens', { name: 'Report', role: 'reader' });
    await ann.send('DELETE', SESSION);
    await ann.send('POST', SESSION, { name: 'Ann', password: PASSWORD });
    const answer = await ann.send('GET', '/api/admin/audit');
    const { items } = answer.json();
    assert.deepEqual(
      items.map(({ action, outcome }) => `${action} ${outcome}`),
      [
        'session.begin done',
        'session.end done',
        'token.create done',
        'operator.change done',
        'operator.add done',
        'session.begin refused',
        'session.begin refused',
        'operator.add done',
      ],
    );
    assert.deepEqual(items[3]?.changes, { role: 'reader' });
    assert.doesNotMatch(answer.text, /wrong password|password as a name|lamp river/);
    const page = (await ann.send('GET', '/api/admin/audit?limit=2')).json();
    const rest = (await ann.send('GET', `/api/admin/audit?limit=200&cursor=${page.next}`)).json();
    assert.deepEqual([...page.items, ...rest.items], items);
    assert.equal(rest.next, undefined);
    const some = (await ann.send('GET', '/api/admin/audit?action=session')).json();
    assert.equal(some.items.length, 4);
    assert.equal((await ann.send('GET', '/api/admin/audit?limit=201')).status, 400);
  });

  it('is exported whole by owners, which it tells of', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    await ann.send('POST', OPERATORS, { name: '=HYPERLINK("x")', role: 'reader' });
    await app.signedIn('editor', 'Bob');
    const lines = await ann.send('GET', '/api/admin/audit/export?action=operator');
    assert.match(
      String(lines.headers['content-disposition']),
      /^attachment; filename="audit-\d{4}-\d\d-\d\d\.jsonl"$/,
    );
    const entries = lines.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { action: string });
    assert.ok(entries.length > 0 && entries.every(({ action }) => action.startsWith('operator.')));
    const table = await ann.send('GET', '/api/admin/audit/export?format=csv');
    assert.match(table.text, /^\uFEFF"at","actorKind"/);
    assert.match(table.text, /"'=HYPERLINK\(""x""\)"/);
    // The export before stands in it, and this one above that.
    assert.equal(table.text.match(/"audit\.export"/g)?.length, 2);
    const bob = await app.signedIn('editor', 'Eve');
    assert.equal((await bob.send('GET', '/api/admin/audit/export')).status, 403);
  });
});
