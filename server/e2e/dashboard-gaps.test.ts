/** The way from a question asked in vain to a page that answers it, in a real browser. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { BrowserContextOptions } from 'playwright';
import type { Browser } from '../http/admin/admin.fixture.js';
import { WIDGET_ID } from '../http/app.fixture.js';
import { cookieOf, heading, open, openSignedIn, press, useBrowser } from './dashboard-browser.fixture.js';
import { drawnAsText, judgeScreens } from './dashboard-judge.fixture.js';
import { startGapSite, WORDINGS, type GapSite } from './dashboard-gaps.fixture.js';
import { hostileTexts } from './hostile.fixture.js';

useBrowser();

const openAs = (
  t: TestContext,
  site: GapSite,
  { cookie = '' }: Browser,
  path: string,
  options: BrowserContextOptions = {},
) =>
  open(t, site.url + path, { ...options, storageState: { cookies: [cookieOf(site, cookie)], origins: [] } });

describe('unanswered questions in the dashboard', () => {
  it('are closed with a page that was tried first, by the keyboard alone, and come back', async (t) => {
    const site = await startGapSite(t);
    for (const wording of WORDINGS) await site.ask(wording);
    const page = await openSignedIn(t, site, '/dashboard/unanswered?last=30d');
    await page.getByRole('link', { name: 'pay bitcoin' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'pay bitcoin');
    await page.getByText('Asked 3 times: 3 refused.').waitFor();
    await page.getByText('Words that your site does not have').waitFor();
    await page.getByRole('link', { name: 'Write a page' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Write a page');
    await page.getByLabel('Text').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Yes, you can pay with bitcoin: choose Bitcoin when you pay.');
    await page.getByText('3 of 3 answered with this draft.').waitFor();
    assert.equal((await site.store.pages.list(WIDGET_ID)).length, 2, 'nothing is kept before it is saved');

    await page.reload();
    await page.getByText('Your draft from before was kept.').waitFor();
    assert.match(await page.getByLabel('Text').inputValue(), /choose Bitcoin when you pay\.$/);
    await page.getByText('3 of 3 answered with this draft.').waitFor();
    await page.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'pay bitcoin');
    await page.getByText('3 of 3 answered. All of them are answered now.').waitFor();
    await page.getByRole('cell', { name: 'your page' }).nth(2).waitFor();
    assert.equal(await page.getByRole('cell', { name: 'your page' }).count(), 3);
    const saved = (await site.store.pages.list(WIDGET_ID)).find(({ id }) => id.startsWith('written/'));
    assert.ok(saved);
    assert.equal(saved.title, 'Can I pay with bitcoin?');

    site.wait(1000);
    await page.getByRole('button', { name: 'Mark answered' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Marked as answered.').waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.goto(`${site.url}/dashboard/unanswered?last=30d`);
    await page.getByText('No question of this time was left without an answer').waitFor();

    await site.store.pages.remove(WIDGET_ID, saved.id);
    site.wait(1000);
    await site.ask('Could I pay with bitcoin');
    await page.reload();
    await page.getByText('came back 1 ×').waitFor();
  });

  it('are not closed with a kept draft over what was written meanwhile', async (t) => {
    const site = await startGapSite(t);
    for (const wording of WORDINGS) await site.ask(wording);
    const page = await openSignedIn(t, site, '/dashboard/unanswered?last=30d');
    await page.getByRole('link', { name: 'pay bitcoin' }).click();
    await heading(page, 'pay bitcoin');
    const gap = page.url();
    const write = async (text: string) => {
      await page.getByRole('link', { name: 'Write a page' }).click();
      await page.getByLabel('Text').fill(`# Bitcoin\n\n${text}`);
    };
    await write('Yes, you can pay with bitcoin.');
    await press(page, 'Save');
    await page.getByText('3 of 3 answered. All of them are answered now.').waitFor();
    const saved = (await site.store.pages.list(WIDGET_ID)).find(({ id }) => id.startsWith('written/'));
    assert.ok(saved);
    await page.goto(gap);
    await write('Yes, you can pay with bitcoin since May.');
    const theirs = { ...saved, content: '# Bitcoin\n\nNo, nobody can pay with bitcoin.\n' };
    await site.store.pages.save(WIDGET_ID, theirs);
    await page.reload();
    await page.getByText('Your draft from before was kept.').waitFor();
    await press(page, 'Save');
    await page.getByText('The page was changed meanwhile').waitFor();
    assert.equal((await site.store.pages.get(WIDGET_ID, saved.id))?.content, theirs.content);
  });

  it('are closed with a draft that a dashboard of before kept, which noted no version', async (t) => {
    const site = await startGapSite(t);
    for (const wording of WORDINGS) await site.ask(wording);
    const page = await openSignedIn(t, site, '/dashboard/unanswered?last=30d');
    await page.getByRole('link', { name: 'pay bitcoin' }).click();
    const gap = page.url();
    const write = async (text: string) => {
      await page.getByRole('link', { name: /^(?:Write a|Improve the) page$/ }).click();
      await page.getByLabel('Text').fill(`# Bitcoin\n\n${text}`);
    };
    await write('Yes, you can pay with bitcoin.');
    await press(page, 'Save');
    await page.getByText('3 of 3 answered. All of them are answered now.').waitFor();
    await page.goto(gap);
    await write('Yes, you can pay with bitcoin since May.');
    await page.evaluate(() => {
      const [name = ''] = Object.keys(sessionStorage).filter((key) => key.startsWith('service-chat-draft-'));
      const { etag: _etag, ...draft } = JSON.parse(sessionStorage.getItem(name) ?? '') as Record<
        string,
        unknown
      >;
      sessionStorage.setItem(name, JSON.stringify(draft));
    });
    await page.reload();
    await page.getByText('Your draft from before was kept.').waitFor();
    await press(page, 'Save');
    await page.getByText('The page is saved.').waitFor();
    const [saved] = (await site.store.pages.list(WIDGET_ID)).filter(({ id }) => id.startsWith('written/'));
    assert.match(saved?.content ?? '', /since May/);
  });

  it('are ignored with a reason, and taken back', async (t) => {
    const site = await startGapSite(t);
    await site.ask('Who wins the football cup?');
    const page = await openSignedIn(t, site, '/dashboard/unanswered?last=30d');
    await page.getByRole('link', { name: 'Who wins the football cup?' }).click();
    await press(page, 'Ignore…');
    await page.getByLabel('Why').selectOption('notOurs');
    site.wait(1000);
    await press(page, 'Ignore');
    await page.getByText('We are not who to ask.').waitFor();
    site.wait(1000);
    await press(page, 'Undo');
    await page.getByRole('button', { name: 'Mark answered' }).waitFor();
  });

  it('and tries draw hostile words as text, in every field', async (t) => {
    const site = await startGapSite(t);
    const texts = hostileTexts();
    for (const text of texts) await site.ask(`${text} zzgap`.slice(0, 3900));
    for (const content of texts.slice(0, 20)) {
      const id = `hostile-${texts.indexOf(content)}`;
      const title = content.replace(/\s+/g, ' ').slice(0, 200) || 'x';
      await site.store.pages.save(WIDGET_ID, {
        id,
        title,
        url: content.slice(0, 200),
        content: `# ${title}\n\nzzgap ${content}\n`,
      });
    }
    const owner = await site.signedIn();
    const list = JSON.parse((await owner.send('GET', '/api/admin/gaps?limit=200&last=30d')).text) as {
      items: { key: string }[];
    };
    assert.ok(list.items.length > 3, `only ${list.items.length} groups`);
    const page = await openAs(t, site, owner, '/dashboard/unanswered?last=30d');
    await page.locator('tbody tr').first().waitFor();
    await drawnAsText(page);
    for (const { key } of list.items.slice(0, 2)) {
      await page.goto(`${site.url}/dashboard/unanswered/${key}`);
      await page.locator('#site').waitFor();
      await press(page, 'Ask again');
      await page.locator('#again').waitFor();
      await page.goto(`${site.url}/dashboard/unanswered/${key}/write`);
      await page.getByLabel('Text').fill(texts.join('\n\n').slice(0, 20_000));
      await page.getByText(/of \d+ answered with this draft/).waitFor();
      await page.getByText('Preview').click();
      await page.locator('.written p').first().waitFor();
      await drawnAsText(page);
    }
    for (const text of texts.slice(0, 4)) {
      const query = new URLSearchParams({ q: `${text} zzgap` }).toString();
      await page.goto(`${site.url}/dashboard/w/${WIDGET_ID}/try?${query}`);
      await page.locator('.verdict').waitFor();
      await drawnAsText(page);
    }
  });

  it('have nothing for axe to find, and scroll nowhere sideways on a phone', async (t) => {
    const site = await startGapSite(t);
    for (const wording of [...WORDINGS, `${'W'.repeat(300)}?`, 'هل يمكنني الدفع بالبيتكوين؟'])
      await site.ask(wording);
    const owner = await site.signedIn();
    const { items } = JSON.parse((await owner.send('GET', '/api/admin/gaps?last=30d')).text) as {
      items: { key: string; question: string }[];
    };
    const key = items.find(({ question }) => question === 'pay bitcoin')?.key ?? '';
    const page = await openAs(t, site, owner, '/dashboard/unanswered?last=30d');
    await judgeScreens(page, [
      [`/unanswered/${key}`, '#site'],
      ['/unanswered?last=30d', 'tbody tr'],
      ['/unanswered/nothing', '.notice.danger'],
      [`/unanswered/${key}/write`, '#tried'],
      ['/unanswered?state=ignored', '.empty'],
      [`/w/${WIDGET_ID}/try?q=${encodeURIComponent('What are lamps made of?')}`, '.verdict'],
    ]);
  });
});

describe('a try in the dashboard', () => {
  it('is asked by Enter, keeps its question in the address, and goes on as a conversation', async (t) => {
    const site = await startGapSite(t);
    const page = await openSignedIn(t, site, `/dashboard/w/${WIDGET_ID}/try`);
    await page.getByLabel('Question').fill('What are lamps made of?');
    await page.keyboard.press('Enter');
    await page.getByText(/^Answered/).waitFor();
    assert.match(page.url(), /\?q=What\+are\+lamps\+made\+of/);
    await page.getByRole('link', { name: 'Lamps' }).first().waitFor();
    await page.reload();
    await page.getByText(/^Answered/).waitFor();
    await press(page, 'Ask on');
    await page.locator('#question:focus').waitFor();
    await page.keyboard.type('And of brass?');
    await page.keyboard.press('Enter');
    await page.locator('chat-message').nth(3).waitFor();
    await page.getByText(/^Answered/).waitFor();
    assert.equal(await page.locator('chat-message').count(), 4);
    let records = 0;
    for await (const { id } of site.store.log.read({})) records += id.length;
    assert.equal(records, 0);
  });

  it('is kept as a check, which says when it is not answered so any more', async (t) => {
    const site = await startGapSite(t);
    const question = 'What are the lamps made of?';
    const query = new URLSearchParams({ q: question }).toString();
    const page = await openSignedIn(t, site, `/dashboard/w/${WIDGET_ID}/try?${query}`);
    await press(page, 'Keep as check');
    await page.getByText('Kept as a check').waitFor();
    assert.deepEqual((await site.store.widgets.get(WIDGET_ID))?.checks, [{ question, pageId: 'lamps' }]);
    await press(page, 'Run all');
    await page.getByText('1 of 1 is answered as expected.').waitFor();
    await site.store.pages.remove(WIDGET_ID, 'lamps');
    await press(page, 'Run all');
    await page.getByText('0 of 1 is answered as expected.').waitFor();
    await page.locator('try-checks .badge.back').waitFor();
    await page.getByRole('button', { name: `Remove the check: ${question}` }).click();
    await page.getByText('The check was removed.').waitFor();
    await page.locator('#checks:focus').waitFor();
  });

  it('is kept as a check from a conversation, which is found by how it was answered', async (t) => {
    const site = await startGapSite(t);
    const question = 'What are the lamps made of?';
    for (const asked of [question, 'Hello!', 'Can I pay with bitcoin?']) await site.ask(asked);
    const page = await openSignedIn(t, site, '/dashboard/conversations');
    await page.getByText('3 conversations.').waitFor();
    await page.getByLabel('Answered with').selectOption('Pages');
    await page.getByText('1 conversation.').waitFor();
    assert.match(page.url(), /[?&]kind=pages/);
    await page.getByRole('link', { name: question }).click();
    await page.getByRole('button', { name: `Keep as check: ${question}` }).click();
    await page.getByText('Kept as a check').waitFor();
    assert.deepEqual((await site.store.widgets.get(WIDGET_ID))?.checks, [{ question, pageId: 'lamps' }]);
    await site.store.pages.remove(WIDGET_ID, 'lamps');
    await page.goto(`${site.url}/dashboard/w/${WIDGET_ID}/try`);
    await press(page, 'Run all');
    await page.getByText('0 of 1 is answered as expected.').waitFor();
    await page.goto(`${site.url}/dashboard/`);
    await page.getByRole('link', { name: /^1 check of .* is not answered as expected any more$/ }).click();
    await page.locator('try-checks .badge.back').waitFor();
  });
});
