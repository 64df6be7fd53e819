/** Going anywhere by what one types, in a real browser on the built dashboard. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WIDGET_ID } from '../http/app.fixture.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { makePage } from '../store/testing/store.fixture.js';
import { heading, openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';
import { largeTextFits, noSidewaysScroll } from './dashboard-judge.fixture.js';

useBrowser();

describe('the palette of the dashboard', () => {
  it('goes anywhere by Ctrl and K, by keys alone: screens, pages, and a question', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    await store.pages.save(WIDGET_ID, makePage({ id: 'guides/returns', title: 'Returning a lamp' }));
    const page = await openSignedIn(t, app, '/dashboard/inbox');
    const search = page.getByRole('combobox', { name: 'A screen, a widget, a page, or a question' });
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]:focus').waitFor();
    await page.keyboard.type('hea');
    await page.keyboard.press('Enter');
    await heading(page, 'Health');
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]:focus').waitFor();
    await page.keyboard.type('returning');
    const option = (name: string) => page.getByRole('option', { name });
    await option('Returning a lamp').waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]:focus').waitFor();
    await page.keyboard.type('lamp');
    await option('Returning a lamp').click();
    await page.getByRole('heading', { name: 'Returning a lamp' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]:focus').waitFor();
    await page.keyboard.type('zzz');
    await page.keyboard.press('ArrowUp');
    await page.locator('[role=option][aria-selected=true]', { hasText: 'Find “zzz”' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await heading(page, 'Try');
    assert.equal(new URL(page.url()).searchParams.get('q'), 'zzz');
  });

  it('shows a page whole that is gone to from one that was just removed', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    for (const title of ['First lamp', 'Second lamp'])
      await store.pages.save(WIDGET_ID, makePage({ id: title.replace(' ', '-'), title }));
    const page = await openSignedIn(t, app, `/dashboard/knowledge/pages/First-lamp?widget=${WIDGET_ID}`);
    await press(page, 'Remove');
    await page.getByText('“First lamp” was removed.').waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]:focus').waitFor();
    await page.keyboard.type('second');
    await page.getByRole('option', { name: 'Second lamp' }).click();
    await page.getByRole('heading', { name: 'Second lamp' }).waitFor();
    assert.equal(await page.getByText('“First lamp” was removed.').count(), 0);
  });

  it('opens by a button too, which has the focus back, also from behind the bar of a phone', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/inbox');
    const button = page.getByRole('button', { name: 'Search', exact: true });
    const openAndLeave = async () => {
      await button.press('Enter');
      await page.locator('input[role=combobox]:focus').waitFor();
      await page.keyboard.press('Escape');
    };
    await openAndLeave();
    await page.locator('button.search:focus').waitFor();
    await page.setViewportSize({ width: 375, height: 720 });
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await openAndLeave();
    await page.locator('[popovertarget=more]:focus').waitFor();
  });

  it('keeps what was chosen by keys when pages that are found come late', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    await store.pages.save(WIDGET_ID, makePage({ id: 'guides/returns', title: 'Returning a lamp' }));
    const page = await openSignedIn(t, app, '/dashboard/inbox');
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      ({ searchParams }) => searchParams.get('q') === 'lamp',
      async (route) => {
        await late;
        await route.continue();
      },
    );
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]:focus').waitFor();
    await page.keyboard.type('lamp');
    await page.getByRole('option', { name: 'Find “lamp” in conversations' }).waitFor();
    await page.keyboard.press('ArrowUp');
    release();
    await page.getByRole('option', { name: 'Returning a lamp' }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Conversations');
    assert.equal(new URL(page.url()).searchParams.get('text'), 'lamp');
  });

  it('shows each choice whole below the one before, also on a phone and where text is twice as large', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/inbox');
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Inbox' }).waitFor();
    const covered = () =>
      page.locator('[role=option]').evaluateAll(
        (options) =>
          options.filter((option, at) => {
            const { top } = option.getBoundingClientRect();
            const isCut = option.scrollHeight > option.clientHeight + 1;
            return isCut || (at > 0 && (options[at - 1]?.getBoundingClientRect().bottom ?? 0) > top + 1);
          }).length,
      );
    for (const [width, height] of [
      [1280, 800],
      [1280, 400],
      [390, 844],
      [320, 480],
    ] as const) {
      await page.setViewportSize({ width, height });
      assert.equal(await covered(), 0, `${width} × ${height}`);
      await noSidewaysScroll(page, `the palette at ${width} px`);
    }
    await largeTextFits(page, 'the palette');
    assert.equal(await covered(), 0);
  });

  it('closes without a trace: the focus is where it was, and the text is gone', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await page.locator('input[name=name]').focus();
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]:focus').waitFor();
    await page.keyboard.type('hea');
    await page.keyboard.press('Escape');
    await page.locator('input[name=name]:focus').waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]:focus').waitFor();
    assert.equal(await page.locator('input[role=combobox]').inputValue(), '');
  });
});
