/** How the dashboard lays out what it shows, in a real browser: nothing is broken apart, cut or on the wrong side. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { makeWidget, WIDGET_ID } from '../http/app.fixture.js';
import { openSignedIn, startDashboard, useBrowser } from './dashboard-browser.fixture.js';
import { largeTextFits, noSidewaysScroll, nothingCovered, type Looked } from './dashboard-judge.fixture.js';
import { startGapSite, WORDINGS } from './dashboard-gaps.fixture.js';
import { leaveRequest } from './inbox-seeds.fixture.js';

useBrowser();

/** Words of tables that do not stand on one line, and are short enough to. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const broken: string[] = [];
    const texts = [...document.querySelectorAll('main table')].map((table) =>
      document.createTreeWalker(table, NodeFilter.SHOW_TEXT),
    );
    for (const walker of texts) {
      for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
        if (text.parentElement?.closest('.visually-hidden')) continue;
        for (const { 0: word, index } of text.data.matchAll(/(?<!\S)\S{2,12}(?!\S)/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

describe('the layout of the dashboard', () => {
  it('breaks no short word of a table, however little room there is', async (t) => {
    const site = await startGapSite(t);
    for (const wording of WORDINGS) await site.ask(wording);
    const page = await openSignedIn(t, site, '/dashboard/settings/audit');
    const look = async (what: string, ready: string) => {
      for (const width of [1440, 1280, 1000, 860, 760, 721, 700, 500, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await page.locator(ready).first().waitFor();
        assert.deepEqual(await brokenWords(page), [], `${what} at ${width} px`);
        await noSidewaysScroll(page, `${what} at ${width} px`);
      }
    };
    await look('audit', 'tbody tr');
    for (const screen of ['settings/account', 'settings/operators', 'conversations']) {
      await page.goto(`${site.url}/dashboard/${screen}`);
      await look(screen, 'tbody tr');
    }
    await page.goto(`${site.url}/dashboard/widgets`);
    await look('widgets', 'tbody tr');
    await page.goto(`${site.url}/dashboard/unanswered?last=30d`);
    await look('gaps', 'tbody tr');
    await page.getByRole('link', { name: 'pay bitcoin' }).click();
    await page.getByRole('link', { name: 'Write a page' }).click();
    await page.getByLabel('Text').fill('# Bitcoin\n\nYes, you can pay with bitcoin.');
    await page.getByText('3 of 3 answered with this draft.').waitFor();
    await look('a draft', '.outcome.good');
  });

  it('lets no name of others widen the page, however long it is', async (t) => {
    const site = await startGapSite(t);
    const host = `${'donaudampfschifffahrt'.repeat(2)}.example`;
    const asked = await fetch(`${site.url}/api/widget/config/${WIDGET_ID}`, {
      headers: { Origin: `https://${host}` },
    });
    assert.equal(asked.status, 403);
    const id = '00000000-0000-4000-8000-000000000002';
    await site.store.widgets.save(makeWidget({ id, name: 'W'.repeat(80), allowlist: [host] }));
    const page = await openSignedIn(t, site, '/dashboard/');
    const screens: readonly Looked[] = [
      ['/', '.tasks button'],
      ['/widgets', 'tbody tr'],
      [`/w/${WIDGET_ID}/websites`, 'tbody button'],
      [`/w/${WIDGET_ID}/install`, '.notice button'],
    ];
    for (const [path, ready] of screens) {
      await page.goto(`${site.url}/dashboard${path}`);
      for (const width of [1280, 1000, 721, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await page.locator(ready).first().waitFor();
        await noSidewaysScroll(page, `${path} at ${width} px`);
        for (const letIn of await page.getByRole('button', { name: `Let in ${host}` }).all())
          assert.ok(((await letIn.boundingBox())?.height ?? 0) < 60, `${path} at ${width} px: one line`);
      }
    }
  });

  it('begins visitors’ words where the page begins, right to left too', async (t) => {
    const site = await startGapSite(t);
    for (const wording of WORDINGS) await site.ask(wording);
    const page = await openSignedIn(t, site, '/dashboard/unanswered?last=30d');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    /** From the end of the words of an element to the right edge of what stands around it. */
    const gapAt = (words: string, around: string) =>
      page.evaluate(
        ([inner, outer]) => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector(inner) as Element);
          const right = (document.querySelector(outer) as Element).getBoundingClientRect().right;
          return Math.round(right - range.getBoundingClientRect().right);
        },
        [words, around] as const,
      );
    await page.locator('.gap-question').waitFor();
    assert.ok((await gapAt('.gap-question', 'main tbody')) <= 1, 'a line of the list');
    await page.locator('.gap-question').click();
    await page.locator('#wordings').waitFor();
    assert.ok((await gapAt('main h1', 'main .screen')) <= 1, 'the title of a gap');
  });

  it('begins a bar where its words begin, right to left too', async (t) => {
    const site = await startGapSite(t);
    for (const wording of WORDINGS) await site.ask(wording);
    const page = await openSignedIn(t, site, '/dashboard/');
    await page.locator('.bar-line').first().waitFor();
    for (const [dir, side] of [
      ['ltr', 'left'],
      ['rtl', 'right'],
    ] as const) {
      await page.evaluate((to) => (document.documentElement.dir = to), dir);
      const [drawn = 0, whole = 0] = await page
        .locator('.bar-line')
        .first()
        .locator('rect')
        .evaluateAll((rects, at) => rects.map((rect) => rect.getBoundingClientRect()[at]).reverse(), side);
      assert.ok(Math.abs(drawn - whole) < 1, `${dir}: ${drawn}, ${whole}`);
    }
  });

  it('breaks no time apart where it stands in a column', async (t) => {
    const site = await startGapSite(t);
    for (const wording of WORDINGS) await site.ask(wording);
    const page = await openSignedIn(t, site, '/dashboard/unanswered?last=30d');
    const screens: readonly Looked[] = [
      ['/unanswered?last=30d', 'tbody time'],
      ['/settings/operators', 'tbody time'],
      ['/settings/audit', 'tbody time'],
    ];
    for (const [path, ready] of screens) {
      await page.goto(`${site.url}/dashboard${path}`);
      await page.locator(ready).first().waitFor();
      for (const width of [1280, 1000]) {
        await page.setViewportSize({ width, height: 800 });
        const broken = await page
          .locator('tbody time')
          .evaluateAll((times) => times.filter((time) => time.getClientRects().length > 1).length);
        assert.equal(broken, 0, `${path} at ${width} px`);
      }
    }
  });

  it('puts a filter that does not fit below the others, no wider than they are', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/conversations', {
      viewport: { width: 1000, height: 800 },
    });
    await page.locator('form.filter').waitFor();
    const widths = await page
      .locator('form.filter .field')
      .evaluateAll((fields) => fields.map((each) => Math.round(each.getBoundingClientRect().width)));
    assert.equal(new Set(widths).size, 1, widths.join());
  });

  it('has room on a phone for what each screen of every day says, also where text is twice as large', async (t) => {
    const site = await startGapSite(t);
    for (const wording of WORDINGS) await site.ask(wording);
    await site.store.widgets.save(makeWidget({ name: 'Customer service for spare parts' }));
    await site.store.widgets.save(makeWidget({ id: crypto.randomUUID() }));
    await leaveRequest(site.store, { email: 'maximiliane.hohenlohe-langenburg@kundendienst.example' });
    const page = await openSignedIn(t, site, '/dashboard/inbox');
    await page.locator('.request-row').click();
    await page.locator('.request .acts').waitFor();
    await largeTextFits(page, 'a request');
    const shareOfActs = async (size: string) =>
      page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
        scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
        const { top, bottom } = (document.querySelector('.request .acts') as Element).getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
      }, size);
    assert.ok((await shareOfActs('200%')) < 0.2, 'what can be done hides little of what it is about');
    assert.ok((await shareOfActs('')) > 0.05, 'and is at hand where text is as usual');
    const screens: readonly Looked[] = [
      ['/unanswered?last=30d', 'tbody tr'],
      ['/conversations?last=30d', 'tbody tr'],
      [`/w/${WIDGET_ID}/install`, '.policy'],
      ['/settings/operators', 'tbody tr'],
    ];
    for (const [path, ready] of screens) {
      await page.goto(`${site.url}/dashboard${path}`);
      await page.locator(ready).first().waitFor();
      await largeTextFits(page, path);
    }
    await page.goto(`${site.url}/dashboard/unanswered?last=30d`);
    await page.locator('.gap-question').first().click();
    await page.locator('#wordings').waitFor();
    await largeTextFits(page, 'a gap');
    await nothingCovered(page, 'a gap');
  });

  it('counts what waits below its sign or beside it, and never over that of another', async (t) => {
    const app = await startDashboard(t);
    for (let request = 0; request < 12; request++) await leaveRequest(app.store, {});
    const page = await openSignedIn(t, app, '/dashboard/inbox');
    for (const [width, size] of [
      [390, ''],
      [320, ''],
      [390, '200%'],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
      await page.locator('.bar .count', { hasText: '12' }).waitFor();
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('.bar .count')].flatMap((count) => {
          const box = count.getBoundingClientRect();
          return [...document.querySelectorAll('.bar li')]
            .filter((item) => !item.contains(count))
            .flatMap((item) => [...item.querySelectorAll('svg, span')])
            .filter((other) => {
              const { left, right, top, bottom, width: extent } = other.getBoundingClientRect();
              return (
                extent > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
              );
            })
            .map((other) => other.textContent.trim() || 'a sign');
        }),
      );
      assert.deepEqual(covered, [], `${width} px, text ${size}`);
    }
  });
});
