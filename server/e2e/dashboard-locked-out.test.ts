/** What the dashboard says to who is locked out, in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { open, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';

useBrowser();

describe('who is locked out of the dashboard', () => {
  it('is told the command that lets them in, which works on the data of this server', async (t) => {
    const app = await startDashboard(t);
    const page = await open(t, `${app.url}/dashboard/sign-in`);
    const commandOf = (end: string) => page.locator('code', { hasText: end }).innerText();
    assert.match(await commandOf('operator add NAME'), /^DATA_DIR=FOLDER /);
    await app.signedIn();
    await page.reload();
    assert.match(await commandOf('operator link NAME'), /^DATA_DIR=FOLDER /);
    assert.ok(!(await page.content()).includes(app.folder), 'a stranger is not told where the data is');
    await page.goto(`${app.url}/dashboard/link#${'x'.repeat(43)}`);
    await page.getByText('run "DATA_DIR=FOLDER ').waitFor();
  });

  it('is told once, and in whole words, how long to wait', async (t) => {
    const app = await startDashboard(t);
    await app.signedIn();
    const guess = () => app.send('POST', '/api/admin/session', { name: 'Ann', password: 'a wrong password' });
    for (let attempt = 0; attempt < 5; attempt++) assert.equal((await guess()).status, 401);
    app.wait(1000);
    const page = await open(t, `${app.url}/dashboard/sign-in`);
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Password').fill('a wrong password');
    await press(page, 'Sign in');
    const said = page.locator('.notice.danger p').first();
    await said.waitFor();
    assert.equal(await said.innerText(), 'Too many failed attempts to sign in; try again in 1 second.');
  });
});
