/** The list of conversations in a real browser: what each filter shows is what a look at every record finds. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { createRandom } from '../../scripts/demo-data/random.js';
import { NOW } from '../http/app.fixture.js';
import { everything, FILTERS } from '../insight/ask-all.fixture.js';
import { expected } from '../insight/filtered.fixture.js';
import type { QuestionFilter } from '../insight/insight.js';
import { fillAtRandom } from '../insight/random-log.fixture.js';
import type { LogRecord } from '../model.js';
import { makeQuestion } from '../store/testing/store.fixture.js';
import { openSignedIn, startDashboard, useBrowser } from './dashboard-browser.fixture.js';

const DAY_MS = 86_400_000;
/** Rows of a page of the list. */
const SHOWN = 50;

useBrowser();

/** A filter as it stands in the address. */
function queryOf({ widgetIds, outcomes, kinds, isEscalated, ...rest }: Partial<QuestionFilter>): string {
  const query = new URLSearchParams({ last: '90d' });
  const { rating, page, cited, visitor } = rest;
  const [widget, outcome, kind] = [widgetIds?.join(), outcomes?.join(), kinds?.join()];
  const named = { widget, outcome, kind, escalated: isEscalated?.toString(), rating, page, cited, visitor };
  for (const [name, value] of Object.entries(named)) if (value !== undefined) query.set(name, value);
  return query.toString();
}

/** How many fit and which, as the screen tells it. */
async function shownOn(page: Page): Promise<{ told: string; ids: string[] }> {
  await page.locator('.head [role=status], .empty').first().waitFor();
  const links = page.locator('.rows tbody a[href*="/conversations/"]');
  const ids = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1) ?? ''),
  );
  const told = page.locator('.head [role=status]');
  return { told: (await told.count()) > 0 ? await told.innerText() : '', ids };
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

describe('the conversations in the dashboard', () => {
  it('are those that a look at every record finds, whatever the filter, reloaded, gone back to or sent on', async (t) => {
    const app = await startDashboard(t);
    await fillAtRandom(app.store, createRandom(11), 150, NOW - 20 * DAY_MS);
    const records: LogRecord[] = [];
    for await (const record of app.store.log.read({})) records.push(record);
    const page = await openSignedIn(t, app, '/dashboard/conversations?last=90d');
    for (const filter of FILTERS) {
      await page.goto(`${app.url}/dashboard/conversations?${queryOf(filter)}`);
      const { questions, conversations } = expected(records, { ...everything, ...filter });
      const count = conversations.length;
      const words = `${plural(count, 'conversation', 'conversations')}. ${plural(questions, 'question fits', 'questions fit')}.`;
      assert.deepEqual(
        await shownOn(page),
        { told: count === 0 ? '' : words, ids: conversations.slice(0, SHOWN) },
        queryOf(filter),
      );
    }

    // Chosen by hand, it stands in the address.
    await page.goto(`${app.url}/dashboard/conversations?last=90d`);
    const all = await shownOn(page);
    await page.getByLabel('Outcome').selectOption('Not answered');
    await page.getByLabel('A human').selectOption('Not asked for');
    await page.waitForURL(/outcome=refused&escalated=false/);
    const refused = expected(records, { ...everything, outcomes: ['refused'], isEscalated: false });
    await page.getByText(plural(refused.questions, 'question fits', 'questions fit')).waitFor();
    const chosen = await shownOn(page);
    assert.deepEqual(chosen.ids, refused.conversations);
    await page.reload();
    assert.deepEqual(await shownOn(page), chosen);
    const other = await page.context().newPage();
    await other.goto(page.url());
    assert.deepEqual(await shownOn(other), chosen);
    // Each choice was a step.
    for (let step = 0; step < 2; step++) await page.goBack();
    await page.getByText(all.told).waitFor();
    assert.deepEqual(await shownOn(page), all);
  });

  it('are found by a word of an old message', async (t) => {
    const app = await startDashboard(t);
    const old = makeQuestion({
      id: crypto.randomUUID(),
      conversationId: crypto.randomUUID(),
      at: new Date(NOW - 80 * DAY_MS).toISOString(),
      text: 'Do you sell a Théière of copper?',
    });
    await app.store.conversations.accept(old, { messages: 9, period: 'day' });
    await fillAtRandom(app.store, createRandom(11), 50, NOW - 20 * DAY_MS);
    const page = await openSignedIn(t, app, '/dashboard/conversations?last=90d');
    await page.getByLabel('Search').fill('COPPER theiere');
    await page.keyboard.press('Enter');
    await page.getByText('In a question:').waitFor();
    assert.equal(await page.locator('.rows tbody tr').count(), 1);
    await page.getByRole('link', { name: old.text }).click();
    await page.waitForURL(new RegExp(old.conversationId));
    await page.getByRole('heading', { level: 1, name: 'Conversation', exact: true }).waitFor();

    // What is typed counts after a pause as well, and goes on where it was.
    await page.goto(`${app.url}/dashboard/conversations?last=90d&language=en`);
    await page.getByLabel('Search').pressSequentially('copper ');
    await page.getByText('In a question:').waitFor();
    await page.keyboard.type('theiere');
    await page.waitForURL(/theiere/);
    assert.equal(await page.getByLabel('Search').inputValue(), 'copper theiere');
    assert.equal(new URL(page.url()).searchParams.get('language'), 'en', 'what no field shows stays');
    await page.getByLabel('Search').fill('');
    await page.waitForURL((url) => !url.searchParams.has('text'));
  });
});
