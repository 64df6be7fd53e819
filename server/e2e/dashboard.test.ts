/** The built dashboard in a real browser: how operators come in, and what they do there. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PASSWORD, startAdminApp } from '../http/admin/admin.fixture.js';
import { codeOf } from '../identity/totp.js';
import { CLIENT, startIssuer } from '../http/admin/identity/issuer.fixture.js';
import { packageRoot } from '../runtime/package-root.js';
import {
  cookieOf,
  heading,
  open,
  openSignedIn,
  press,
  startDashboard,
  useBrowser,
} from './dashboard-browser.fixture.js';
import { LAN_HOST } from './shared-browser.fixture.js';

useBrowser();

describe('the dashboard', () => {
  it('makes the first owner by the link of the console, whose secret leaves the address', async (t) => {
    const app = await startDashboard(t);
    const page = await open(t, `${app.url}/dashboard/setup#${app.setupToken}`);
    assert.equal(new URL(page.url()).hash, '');
    const icon = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
    assert.match(icon, /^\/dashboard\/assets\//, 'its own: not every host has the sign of the demo');
    const { status, headers } = await fetch(app.url + icon);
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/svg+xml']);
    const [name, password] = [page.getByLabel('Name'), page.getByLabel('Password', { exact: true })];
    const fields = await Promise.all([name, password].map((field) => field.getAttribute('autocomplete')));
    assert.deepEqual(fields, ['username', 'new-password'], 'so that a manager can fill them');
    await name.fill('Ann');
    await password.focus();
    // As from the clipboard.
    await page.keyboard.insertText('fourteen chars');
    await press(page, 'Create and sign in');
    await page.getByText('Must have at least 15 characters').waitFor();
    await page.locator('#new-password:focus').waitFor();
    assert.equal(await page.getByText('15 characters').count(), 1, 'the rule is said once');
    await press(page, 'Suggest one');
    assert.match(
      await page.getByLabel('Password', { exact: true }).inputValue(),
      /^(?:[a-z]{4} ){4}[a-z]{4}$/,
    );
    await press(page, 'Create and sign in');
    await heading(page, 'Overview');

    const later = await open(t, `${app.url}/dashboard/setup#${app.setupToken}`);
    await later.getByText('This server is set up already.').waitFor();
  });

  it('says where the link of the first owner is, to who comes without', async (t) => {
    const app = await startDashboard(t);
    const page = await open(t, `${app.url}/dashboard/`);
    await page.getByText('Nobody can sign in yet').waitFor();
    await page.getByText('Look at the console of the server').waitFor();
    await page.goto(`${app.url}/dashboard/setup`);
    await page.getByText('the link that the server printed at its start').waitFor();
    assert.equal(await page.locator('form').count(), 0);
  });

  it('signs in by the keyboard alone, goes on where one wanted to, and signs out', async (t) => {
    const app = await startDashboard(t);
    await app.signedIn();
    const page = await open(t, `${app.url}/dashboard/settings/tokens`);
    await heading(page, 'Sign in');
    await page.locator('h1:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ann');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong password here');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Password').press('Enter');
    await heading(page, 'Tokens');
    assert.equal(new URL(page.url()).pathname, '/dashboard/settings/tokens');
    await page.reload();
    await heading(page, 'Tokens');
    await press(page, 'Sign out');
    await heading(page, 'Sign in');
    await page.goBack();
    await heading(page, 'Sign in');
  });

  it('signs in by http in a network of one’s own, and says there that it is not encrypted', async (t) => {
    const app = await startDashboard(t);
    await app.signedIn();
    const page = await open(t, `${app.url.replace('127.0.0.1', LAN_HOST)}/dashboard/inbox`);
    const warning = page.getByText('This connection is not encrypted');
    await warning.waitFor();
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, 'Inbox');
    await warning.waitFor();
    await page.reload();
    await heading(page, 'Inbox');
  });

  it('goes nowhere else after sign-in, whatever the address says', async (t) => {
    const app = await startDashboard(t);
    await app.signedIn();
    const page = await open(t, `${app.url}/dashboard/sign-in?next=//evil.example/`);
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, 'Overview');
    assert.equal(new URL(page.url()).origin, app.url);
  });

  it('adds a second factor, and asks for its code at the next sign-in', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await press(page, 'Add a second factor');
    await page.getByLabel('Current password').fill(PASSWORD);
    await press(page, 'Add a second factor');
    await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
    const secret = await page.getByRole('textbox', { name: 'Key' }).inputValue();
    const code = () => codeOf(secret, Math.floor(app.admin.clock() / 30_000));
    await page.getByRole('textbox', { name: 'Code' }).fill(code());
    await press(page, 'Switch on');
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
    assert.equal(await page.locator('.codes li').count(), 10);
    await press(page, 'I have kept them');
    await page.getByRole('button', { name: 'Remove the second factor' }).waitFor();
    await press(page, 'Sign out');

    app.wait(60_000);
    await heading(page, 'Sign in');
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code').fill(code());
    await page.keyboard.press('Enter');
    await heading(page, 'Overview');
  });

  it('invites an operator by a link, who then sees what their role may', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/operators');
    await press(page, 'Add an operator');
    await page.getByLabel('Name').fill('Bob');
    await page.getByLabel('Role').selectOption('reader');
    await page.keyboard.press('Escape');
    await press(page, 'Add an operator');
    await page.getByLabel('Name').fill('Bob');
    await page.getByLabel('Role').selectOption('reader');
    await press(page, 'Add');
    await page.getByRole('heading', { name: 'Bob can choose a password with this link' }).waitFor();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

    const other = await open(t, link);
    await heading(other, 'Welcome, Bob');
    await other.getByLabel('Password', { exact: true }).fill('window garden copper tide');
    await press(other, 'Sign in');
    await heading(other, 'Overview');
    const settings = other.getByRole('list', { name: 'Settings' });
    await settings.getByRole('link').first().waitFor();
    assert.deepEqual(await settings.getByRole('link').allInnerTexts(), ['Account', 'Tokens']);
    await other.goto(`${app.url}/dashboard/settings/audit`);
    await other.getByText('This page is for owners.').waitFor();

    await press(page, 'Change Bob');
    await page.getByLabel('State').selectOption('off');
    await press(page, 'Save');
    await page.getByText('Bob was changed.').waitFor();
    await other.getByText('You were signed out.').waitFor();

    const used = await open(t, link);
    await used.getByText('This link is not good any more').waitFor();
  });

  it('shows a token once, which works until it is revoked', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/tokens');
    await press(page, 'Create a token');
    await page.getByLabel('Name').fill('Export');
    await press(page, 'Create');
    await page.getByRole('heading', { name: 'The token Export' }).waitFor();
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    const ask = async () =>
      (await app.send('GET', '/api/admin/session', undefined, { Authorization: `Bearer ${token}` })).status;
    assert.equal(await ask(), 200);
    await page.reload();
    await page.getByRole('rowheader', { name: 'Export' }).waitFor();
    assert.equal(await page.getByText(token).count(), 0);
    await press(page, 'Revoke: Export');
    await press(page, 'Revoke');
    await page.getByText('The token Export was revoked.').waitFor();
    assert.equal(await ask(), 401);
  });

  it('keeps the filter of the audit log in the address', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await app.signedIn('editor', 'Bob');
    await page.getByRole('link', { name: 'Audit' }).click();
    await page.getByRole('cell', { name: 'signed in' }).first().waitFor();
    await page.getByLabel('What').selectOption('operator');
    await page.waitForURL(/action=operator/);
    // The list before stands there until the new one has come.
    await page.getByText('signed in', { exact: true }).first().waitFor({ state: 'detached' });
    await page.getByText('added an operator').waitFor();
    await page.reload();
    await page.getByText('added an operator').waitFor();
    assert.equal(await page.getByLabel('What').inputValue(), 'operator');
    await page.goBack();
    await page.getByRole('cell', { name: 'signed in' }).first().waitFor();
  });

  it('signs in at an issuer beside the form, goes on where one wanted to go, and says why not', async (t) => {
    const issuer = await startIssuer(t);
    const oidc = { issuer: issuer.url, ...CLIENT, nameClaim: 'email', newRole: undefined };
    const dashboardFolder = join(packageRoot(), 'dist', 'dashboard');
    const app = await startAdminApp(t, { config: { oidc }, dashboardFolder });
    await app.signedIn();
    await app.signedIn('owner', 'ann@acme.example');
    // Another site than that of the issuer, as everywhere but on one machine.
    const own = app.url.replace('127.0.0.1', 'localhost');
    const page = await open(t, `${own}/dashboard/settings/operators`, {}, [issuer.url]);
    const button = `Sign in with ${new URL(issuer.url).host}`;
    await heading(page, 'Sign in');
    await press(page, button);
    await page.getByRole('cell', { name: 'ann@acme.example' }).first().waitFor();
    assert.equal(new URL(page.url()).pathname, '/dashboard/settings/operators');

    await press(page, 'Sign out');
    await heading(page, 'Sign in');
    issuer.person = { sub: 'eve', email: 'eve@acme.example', email_verified: true };
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'You are not signed in');
    await page.getByText('says that you are eve@acme.example').waitFor();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await heading(page, 'Sign in');
  });

  it('offers to sign out at the issuer too', async (t) => {
    const issuer = await startIssuer(t);
    issuer.hasSignOut = true;
    const oidc = { issuer: issuer.url, ...CLIENT, nameClaim: 'email', newRole: undefined };
    const dashboardFolder = join(packageRoot(), 'dist', 'dashboard');
    const app = await startAdminApp(t, { config: { oidc }, dashboardFolder });
    const { cookie = '' } = await app.signedIn();
    const page = await open(t, `${app.url}/dashboard/sign-in`, {}, [issuer.url]);
    assert.equal(await page.getByText('Sign out there too').count(), 0);
    await page.context().addCookies([cookieOf(app, cookie)]);
    await page.goto(`${app.url}/dashboard/settings/account`);
    await press(page, 'Sign out');
    await page.getByText('You are signed out here.').waitFor();
    await page.getByRole('link', { name: 'Sign out there too' }).click();
    await heading(page, 'Signed out everywhere');
  });

  it('needs no form where a proxy in front says who one is, and goes on where the session was lost', async (t) => {
    const authProxy = { header: 'Remote-User', from: ['127.0.0.1', '::1'], newRole: undefined };
    const dashboardFolder = join(packageRoot(), 'dist', 'dashboard');
    const app = await startAdminApp(t, { config: { authProxy }, dashboardFolder });
    await app.signedIn();
    const asAnn = { extraHTTPHeaders: { 'Remote-User': 'ann' } };
    const page = await open(t, `${app.url}/dashboard/settings/account`, asAnn);
    await heading(page, 'Account');
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'Operators' }).click();
    await page.getByRole('cell', { name: 'Ann' }).first().waitFor();
    assert.equal(new URL(page.url()).pathname, '/dashboard/settings/operators');

    await press(page, 'Sign out');
    await heading(page, 'Sign in');
    await page.reload();
    await heading(page, 'Overview');

    // Somebody else sits down there, who is no operator.
    await page.context().setExtraHTTPHeaders({ 'Remote-User': 'Eve' });
    await page.reload();
    await page.getByText('The proxy in front says that you are Eve').waitFor();
  });
});
