/** The screens about what the chat knows, in a real browser. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Locator, Page } from 'playwright';
import { openSite, page as sitePage } from '../importing/web/site.fixture.js';
import { WIDGET_ID } from '../http/app.fixture.js';
import type { AdminApp } from '../http/admin/admin.fixture.js';
import { openSignedIn, press, signInAgain, useBrowser } from './dashboard-browser.fixture.js';
import { drawnAsText, judge, judgeScreens } from './dashboard-judge.fixture.js';
import { knowledgeAt as at, startWithSites as start } from './dashboard-knowledge.fixture.js';
import { shortHostileTexts } from './hostile.fixture.js';

const PAYLOADS = shortHostileTexts(250);

useBrowser();

/** An answer of a moment ago cites the page. */
async function cite(app: AdminApp, pageId: string): Promise<void> {
  const at = new Date(app.now()).toISOString();
  const { store } = app;
  const ids = { widgetId: WIDGET_ID, conversationId: crypto.randomUUID(), at };
  const question = { ...ids, type: 'question' as const, id: 'q1', text: 'How long may I return it?' };
  await store.conversations.accept(question, { messages: 9, period: 'day' });
  await store.conversations.record({
    ...ids,
    type: 'reply',
    id: 'r1',
    questionId: 'q1',
    answer: 'Within 30 days.',
    relatedArticles: [],
    citations: [{ pageId, pageTitle: 'Returns', pageUrl: '', excerpt: 'Within 30 days.' }],
    confidenceScore: 0.9,
    wasRefused: false,
  });
  await store.conversations.leave({
    ...ids,
    type: 'feedback',
    id: 'f1',
    messageId: 'r1',
    feedback: 'negative',
  });
  app.wait(1000);
}

const RETURNS = { id: 'returns', title: 'Returns', url: '', origin: 'written' };

/** A page as it is stored, and in the browser with a change that is not saved. */
async function beginDraft(t: TestContext, app: AdminApp): Promise<{ page: Page; text: Locator }> {
  await app.store.pages.save(WIDGET_ID, { ...RETURNS, content: '# Returns\n\nWithin 30 days.\n' });
  const page = await openSignedIn(t, app, at('/write?page=returns'));
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('# Returns\n\nWithin 40 days.');
  return { page, text };
}

describe('the knowledge screens', () => {
  it('import a website, show its pages, look what would change, apply, and leave a page out', async (t) => {
    const site = await openSite(t, {
      '/': sitePage('Front', 'Welcome.', ['/a', '/b', '/gone']),
      '/a': sitePage('Returns', 'Within 30 days.'),
      '/b': sitePage('Paying', 'By card.'),
    });
    const app = await start(t);
    const page = await openSignedIn(t, app, at('/import'));
    await page.getByLabel('Address', { exact: true }).fill(site.url);
    await page.keyboard.press('Enter');
    await page.getByText('3 pages with').waitFor();
    await page.getByText('answers with status 404').waitFor();
    await page.reload();
    await page.getByText('3 pages with').waitFor();

    site.routes['/b'] = sitePage('Paying', 'By card or by bank.');
    await page.goto(app.url + at(''));
    await press(page, `What would change? ${site.url}`);
    await page.getByText('0 would be added, 1 changed and 0 removed.').waitFor();
    await page.getByText('Paying').click();
    await page.locator('.line.added', { hasText: 'By card or by bank.' }).waitFor();
    assert.match((await app.store.pages.get(WIDGET_ID, 'b'))?.content ?? '', /By card\./);
    await press(page, 'Apply');
    await page.getByText('Applied').waitFor();
    assert.match((await app.store.pages.get(WIDGET_ID, 'b'))?.content ?? '', /or by bank/);

    await cite(app, 'a');
    await page.goto(app.url + at('/pages'));
    await page.getByLabel('In answers of 30 days').selectOption('Cited');
    await page.getByText('1 of 3 pages').waitFor();
    await page.getByRole('link', { name: '1 answer' }).waitFor();
    await page.getByRole('link', { name: 'Returns' }).click();
    await page.getByText('Within 30 days.').waitFor();
    await page.getByRole('link', { name: 'How long may I return it?' }).waitFor();
    await page.getByText('Cited in 30 days: 1 answer 1 not helpful').waitFor();
    await press(page, 'Leave out of imports');
    await page.getByText('imports leave it out').waitFor();
    assert.equal(await app.store.pages.get(WIDGET_ID, 'a'), undefined);
    await press(page, 'Undo');
    await page.getByText('Within 30 days.').waitFor();
    assert.ok(await app.store.pages.get(WIDGET_ID, 'a'));
    await page.goto(app.url + at('/runs'));
    await page.getByText('Ann').first().waitFor();
  });

  it('show an import that runs in each tab, over a reload, and stop it from any', async (t) => {
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    const site = await openSite(t, {
      '/': sitePage('Front', 'Welcome.', ['/a', '/b']),
      '/a': (_, response) => void late.then(() => response.end(sitePage('Returns', 'Within 30 days.'))),
      '/b': sitePage('Paying', 'By card.'),
    });
    const app = await start(t);
    const page = await openSignedIn(t, app, at('/import'));
    await page.getByLabel('Address', { exact: true }).fill(site.url);
    await page.keyboard.press('Enter');
    await page.getByText(/ of \d read/).waitFor();
    await page.reload();
    await page.getByText(/ of \d read/).waitFor();
    const other = await page.context().newPage();
    await other.goto(app.url + at('/import'));
    await other.getByLabel('Address', { exact: true }).fill(site.url);
    await other.keyboard.press('Enter');
    // The one that runs, not a second.
    await other.getByText(/ of \d read/).waitFor();
    assert.equal(other.url(), page.url());
    await other.getByText(`An import of ${site.url} is running already.`).waitFor();
    const stored = async () => (await app.store.pages.list(WIDGET_ID)).map(({ id }) => id);
    while ((await stored()).length === 0) await page.waitForTimeout(20);
    await press(other, 'Stop');
    await page.getByText('Stopped', { exact: true }).waitFor();
    assert.deepEqual(await stored(), ['index']);
    release();
    await press(page, 'Go on');
    await page.getByText('3 pages with').waitFor();
  });

  it('name the widget that they are about where there is no choice', async (t) => {
    const app = await start(t);
    const page = await openSignedIn(t, app, '/dashboard/knowledge/import');
    const only = await app.store.widgets.get(WIDGET_ID);
    await page.getByText(`Widget: ${only?.name}`).waitFor();
    await app.store.widgets.save({ ...only!, id: crypto.randomUUID(), name: 'Help for dealers' });
    await page.reload();
    await page.getByLabel('Widget', { exact: true }).selectOption('Help for dealers');
  });

  it('keep a draft over a reload, and write the page', async (t) => {
    const app = await start(t);
    const page = await openSignedIn(t, app, at('/write'));
    await page.getByLabel('Title').fill('Bitcoin?');
    await page.getByLabel('Text', { exact: true }).fill('# Can I pay with Bitcoin?\n\nNo, by card alone.');
    await page.reload();
    await page.getByText('This is your draft').waitFor();
    await press(page, 'Save');
    // The preview beside the draft shows its text before it is saved.
    await page.waitForURL(/\/knowledge\/pages\//);
    await page.getByText('No, by card alone.').waitFor();
    const [stored] = await app.store.pages.list(WIDGET_ID);
    assert.deepEqual([stored?.title, stored?.origin], ['Bitcoin?', 'written']);
  });

  it('have the draft of a page still for who signs in again after their session ended', async (t) => {
    const app = await start(t);
    const { page, text } = await beginDraft(t, app);
    await page.context().clearCookies();
    await press(page, 'Save');
    await signInAgain(page);
    await page.getByText('This is your draft').waitFor();
    assert.match(await text.inputValue(), /40 days/);
    assert.equal(new URL(page.url()).searchParams.get('page'), 'returns');
  });

  it('do not save a kept draft over what was changed meanwhile', async (t) => {
    const app = await start(t);
    const { page, text } = await beginDraft(t, app);
    const theirs = '# Returns\n\nWithin 50 days.\n';
    await app.store.pages.save(WIDGET_ID, { ...RETURNS, content: theirs });
    await page.reload();
    await page.getByText('This is your draft').waitFor();
    await press(page, 'Save');
    await page.getByText('The page was changed meanwhile').waitFor();
    assert.equal((await app.store.pages.get(WIDGET_ID, 'returns'))?.content, theirs);
    assert.match(await text.inputValue(), /40 days/);
    await press(page, 'Throw the draft away');
    await page.locator('draft-preview').getByText('Within 50 days.').waitFor();
    await text.fill('# Returns\n\nWithin 60 days.');
    await press(page, 'Save');
    await page.waitForURL(/\/knowledge\/pages\//);
    await page.getByText('Within 60 days.').waitFor();
  });

  it('send files, and draw hostile names and texts as text', async (t) => {
    const app = await start(t);
    for (const [index, payload] of PAYLOADS.entries()) {
      const title = payload.replace(/\s+/g, ' ');
      const content = `# ${title}\n\n${payload}\n`;
      await app.store.pages.save(WIDGET_ID, {
        id: `p${String(index).padStart(3, '0')}`,
        title,
        url: payload,
        origin: payload,
        content,
      });
    }
    const page = await openSignedIn(t, app, at('/pages?limit=1'));
    await page.locator('tbody tr').first().waitFor();
    await drawnAsText(page);
    for (const id of ['p000', 'p005', 'p011']) {
      await page.goto(app.url + at(`/pages/${id}`));
      await page.locator('.tabs a', { hasText: 'As text' }).waitFor();
      await drawnAsText(page);
    }
    await page.goto(app.url + at('/import'));
    const name = '<img src=x onerror=alert(1)>.md';
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name, mimeType: 'text/markdown', buffer: Buffer.from('# A\n\nText.') },
        { name: `empty ${name}`, mimeType: 'text/markdown', buffer: Buffer.from('  ') },
        { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
        { name: 'nothing.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
        { name: 'export.html', mimeType: 'text/html', buffer: Buffer.alloc(2_100_000, 'x') },
      ]);
    await page.getByText(`${name}, empty ${name} chosen.`).waitFor();
    await page
      .getByText(
        'Left out: photo.png (no Markdown, HTML, PDF or text), nothing.txt (empty), export.html (larger than 2 MB).',
      )
      .waitFor();
    await press(page, 'Import files');
    await page.getByText('1 page with').waitFor();
    await page.locator('.skipped summary').click();
    await page.getByText(`empty ${name}`).waitFor();
  });

  it('have nothing for axe to find, light and dark, and scroll nowhere sideways on a phone', async (t) => {
    const site = await openSite(t, { '/': sitePage('Front', 'Welcome.', ['/gone']) });
    const app = await start(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/tokens');
    const placeOf = (path: string) => at(path).replace('/dashboard', '');
    await judgeScreens(page, [
      [placeOf(''), '.empty'],
      [placeOf('/pages'), '.empty'],
      [placeOf('/runs'), '.empty'],
      [placeOf('/import'), '.ways'],
      [placeOf('/write'), 'form'],
    ]);
    await page.goto(app.url + at('/import'));
    await page.getByLabel('Address', { exact: true }).fill(site.url);
    await page.keyboard.press('Enter');
    await page.getByText('1 page with').waitFor();
    await judge(page, 'an import');
    await judgeScreens(page, [
      [placeOf(''), 'tbody tr'],
      [placeOf('/pages'), 'tbody tr'],
      [placeOf('/pages/index'), '.passages'],
      [placeOf('/runs'), 'tbody tr'],
    ]);
  });
});
