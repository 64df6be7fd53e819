/** The inbox in a real browser, on the real admin API. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { heading, openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';
import { WIDGET_ID } from '../http/app.fixture.js';
import { makeQuestion, makeReply } from '../store/testing/store.fixture.js';
import { drawnAsText, judgeScreens } from './dashboard-judge.fixture.js';
import { hostileTexts } from './hostile.fixture.js';
import { leaveRequest } from './inbox-seeds.fixture.js';

useBrowser();

const row = (page: Page, text: string) => page.locator('.requests-place .request-row', { hasText: text });

describe('the inbox', () => {
  it('shows a new request by itself, in the list, at the rail and in the title, and takes it to its end', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/inbox');
    await page.getByText('Nobody waits').waitFor();
    await leaveRequest(app.store, { email: 'olivia@example.org', message: 'My lamp flickers.' });
    await row(page, 'olivia@example.org').waitFor();
    await page.waitForFunction(() => document.title.startsWith('(1) Inbox'));
    await page
      .locator('[role=status]', { hasText: 'Somebody asks for a human.' })
      .waitFor({ state: 'attached' });
    // By the keyboard alone.
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await heading(page, 'olivia@example.org');
    await page.waitForFunction(() => document.activeElement?.localName === 'h1');
    await page.locator('chat-message', { hasText: 'Do you repair lamps?' }).waitFor();
    await page.keyboard.press('t');
    await page.getByText('It is yours now.').waitFor();
    await page.waitForFunction(() => !document.title.startsWith('('));
    await page.keyboard.press('n');
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.type('Called her, t e u are no keys here.');
    await press(page, 'Add note');
    await page.locator('.note', { hasText: 'Called her, t e u are no keys here.' }).waitFor();
    await page.locator('h1').focus();
    await page.keyboard.press('e');
    await page.getByText('Marked as done.').waitFor();
    await page.keyboard.press('u');
    await page.locator('.history', { hasText: 'Ann set this in progress' }).waitFor();
    const [found] = await app.store.escalations.list({ limit: 1 });
    assert.deepEqual(
      [found?.status, found?.assignee?.name, found?.handlings.map(({ status, note }) => note ?? status)],
      ['inProgress', 'Ann', ['inProgress', 'Called her, t e u are no keys here.', 'done', 'inProgress']],
    );
    const mail = (await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href')) ?? '';
    assert.match(mail, /^mailto:olivia@example\.org\?subject=[^&]*&body=[^&\s]*My%20lamp%20flickers/);
    assert.ok(mail.length <= 1800);
  });

  it('lets a request be answered before what quotes it in the mail is loaded', async (t) => {
    const app = await startDashboard(t);
    const { id, email } = await leaveRequest(app.store);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/reply-mail-*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(`${app.url}/dashboard/inbox/${id}`);
    await page.locator(`a.reply[href="mailto:${email}"]`).waitFor();
    release();
    await page.locator(`a.reply[href^="mailto:${email}?subject="]`).waitFor();
  });

  it('keeps what was done near, folds what was asked long before, and leads to who asked', async (t) => {
    const app = await startDashboard(t);
    const {
      id,
      conversationId = '',
      at,
    } = await leaveRequest(app.store, {
      phone: '+44 (0)1632 960118',
      owesDelivery: true,
      channels: ['mail'],
      answer: 'Yes. '.repeat(200),
    });
    for (let ago = 9; ago > 1; ago--) {
      const asked = makeQuestion({
        widgetId: WIDGET_ID,
        conversationId,
        id: `early${ago}`,
        text: `Question ${ago}`,
        at: new Date(Date.parse(at) - ago * 120_000).toISOString(),
      });
      await app.store.conversations.accept(asked, { messages: 10_000, period: 'month' });
      await app.store.conversations.record(makeReply(asked, { answer: 'Yes. '.repeat(200) }));
    }
    const page = await openSignedIn(t, app, `/dashboard/inbox/${id}`, {
      viewport: { width: 390, height: 780 },
    });
    await page.getByText('The mail that tells you of this request is on its way.').waitFor();
    await page.locator('p.marks', { hasText: 'Notice not sent yet' }).waitFor();
    await page.locator('dd a[href="mailto:ann@acme.example"]').waitFor();
    await page.locator('dd a[href="tel:+441632960118"]').waitFor();
    await page.getByText('7 earlier questions').waitFor();
    await page.locator('chat-message:visible').nth(3).waitFor();
    assert.equal(await page.locator('chat-message:visible').count(), 4);
    const speakers = page.locator('chat-message .visually-hidden', { hasText: /^(?:You|Visitor):$/ });
    assert.equal(await speakers.first().textContent(), 'Visitor:', 'who reads it has not asked it');
    const { y = Infinity } = (await page.getByLabel('Note for other operators').boundingBox()) ?? {};
    assert.ok(y < 3500, `the note stands at ${y}`);
    await page.getByText('7 earlier questions').click();
    await page.locator('chat-message', { hasText: 'Question 9' }).waitFor();
    await page.getByRole('link', { name: 'Open the whole conversation' }).click();
    await heading(page, 'Conversation');
  });

  it('says who was faster, and keeps the note that was being written, also over a reload', async (t) => {
    const app = await startDashboard(t);
    const { id } = await leaveRequest(app.store);
    const page = await openSignedIn(t, app, `/dashboard/inbox/${id}`);
    const ben = await app.signedIn('editor', 'Ben');
    await page.getByLabel('Note for other operators').fill('I write to her tomorrow.');
    await page.route('**/api/admin/events', (route) => route.abort());
    // What Ben did must not be known to the page when it sends its own.
    await page.route(`**/escalations/${id}`, async (route) => {
      if (route.request().method() === 'PATCH') {
        await ben.send('PATCH', `/api/admin/escalations/${id}`, { version: 0, status: 'done' });
        await page.unroute(`**/escalations/${id}`);
      }
      await route.continue();
    });
    await press(page, 'Add note');
    await page.locator('.notice', { hasText: 'Ben set it done.' }).waitFor();
    await page.locator('.history', { hasText: 'Ben marked this as done' }).waitFor();
    const note = page.getByLabel('Note for other operators');
    assert.equal(await note.inputValue(), 'I write to her tomorrow.');
    await page.reload();
    await heading(page, 'ann@acme.example');
    await page.waitForFunction(() => document.activeElement?.localName === 'h1');
    await note.waitFor();
    assert.equal(await note.inputValue(), 'I write to her tomorrow.');
    await press(page, 'Add note');
    await page.locator('.note', { hasText: 'I write to her tomorrow.' }).waitFor();
    await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
  });

  it('shows who has a request still where another was refused, and tells of that on no other', async (t) => {
    const app = await startDashboard(t);
    const [first] = [
      await leaveRequest(app.store, { email: 'first@example.org' }),
      await leaveRequest(app.store, { email: 'second@example.org' }),
    ];
    const page = await openSignedIn(t, app, `/dashboard/inbox/${first.id}`);
    await page.route('**/api/admin/escalations/*', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 500,
            json: { error: { code: 'internal', message: 'It broke.' }, requestId: 'r1' },
          }),
    );
    const assignee = page.getByLabel('Assigned to');
    await assignee.selectOption({ label: 'Ann' });
    await page.getByText('It broke.').waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#assignee')?.value === '');
    await row(page, 'second@example.org').click();
    await heading(page, 'second@example.org');
    assert.equal(await page.getByText('It broke.').count(), 0);
  });

  it('keeps what is written while a note is sent', async (t) => {
    const app = await startDashboard(t);
    const { id } = await leaveRequest(app.store);
    const page = await openSignedIn(t, app, `/dashboard/inbox/${id}`);
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/escalations/${id}`, async (route) => {
      if (route.request().method() === 'PATCH') await late;
      await route.continue();
    });
    const note = page.getByLabel('Note for other operators');
    await note.fill('Called her.');
    const isSent = page.waitForRequest((request) => request.method() === 'PATCH');
    await press(page, 'Add note');
    await isSent;
    await note.fill('She comes on Monday.');
    release();
    await page.locator('.note', { hasText: 'Called her.' }).waitFor();
    await page.locator('form [aria-disabled="false"]', { hasText: 'Add note' }).waitFor();
    assert.equal(await note.inputValue(), 'She comes on Monday.');
    await page.reload();
    await heading(page, 'ann@acme.example');
    await note.waitFor();
    assert.equal(await note.inputValue(), 'She comes on Monday.');
  });

  it('reads one stream of events for all tabs of a browser, of which each is live, also when the first is closed', async (t) => {
    const app = await startDashboard(t);
    let streams = 0;
    let most = 0;
    const { news } = app.admin;
    app.admin.news = {
      ...news,
      subscribe(listener) {
        most = Math.max(most, ++streams);
        const end = news.subscribe(listener);
        return () => {
          streams--;
          end();
        };
      },
    };
    const page = await openSignedIn(t, app, '/dashboard/inbox');
    const context = page.context();
    const tabs = [page];
    while (tabs.length < 7) {
      const tab = await context.newPage();
      await tab.goto(`${app.url}/dashboard/inbox`);
      await tab.getByText('Nobody waits').waitFor();
      tabs.push(tab);
    }
    const { email } = await leaveRequest(app.store);
    for (const tab of tabs) await row(tab, email).waitFor();
    assert.deepEqual([streams, most], [1, 1]);
    await page.close();
    // Another tab reads on: what comes before it does, it asks for by itself.
    await leaveRequest(app.store, { email: 'second@example.org' });
    for (const tab of tabs.slice(1)) await row(tab, 'second@example.org').waitFor();
  });

  it('draws every hostile word as text, in the list and in the request', { timeout: 900_000 }, async (t) => {
    const app = await startDashboard(t);
    const texts = hostileTexts(2000);
    const requests = [];
    for (const text of texts) {
      const words = {
        message: text,
        name: text,
        phone: text,
        pageUrl: text,
        visitorId: text,
        question: text,
      };
      requests.push(await leaveRequest(app.store, { ...words, answer: text, email: text }));
    }
    const page = await openSignedIn(t, app, '/dashboard/inbox');
    const ben = await app.signedIn('editor', 'Ben');
    for (const [index, { id }] of requests.entries())
      if (texts[index]?.trim())
        await ben.send('PATCH', `/api/admin/escalations/${id}`, { version: 0, note: texts[index] });
    await row(page, '').first().waitFor();
    await page.getByRole('button', { name: 'Older' }).click();
    // One page for all: what a request leaves behind would show in the next.
    for (const { id } of requests.filter((_, index) => index % 5 === 0)) {
      await page.evaluate((next) => {
        history.pushState(null, '', `/dashboard/inbox/${next}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, id);
      await page.locator('article.request dl').waitFor();
      await page.waitForFunction((next) => location.pathname.endsWith(next), id);
    }
    await drawnAsText(page);
  });

  it('has nothing for axe to find, empty, full and wrong, and scrolls nowhere sideways', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/tokens');
    const ben = await app.signedIn('editor', 'Ben');
    await judgeScreens(page, [
      ['/inbox', '.empty'],
      ['/inbox/nothing', '[role=alert]'],
    ]);
    const long = { message: 'w'.repeat(900), email: `${'w'.repeat(60)}@example.org`, name: 'W'.repeat(90) };
    const talk = { question: 'w'.repeat(900), answer: 'w'.repeat(900) };
    const { id } = await leaveRequest(app.store, { ...long, ...talk });
    await leaveRequest(app.store, long);
    await ben.send('PATCH', `/api/admin/escalations/${id}`, { version: 0, note: 'w'.repeat(900) });
    await judgeScreens(page, [
      [`/inbox/${id}`, 'chat-message .bubble'],
      ['/inbox', '.request-row'],
    ]);
  });
});
