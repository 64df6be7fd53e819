/** Mails as mail programs show them: in a real Chromium. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { chromiumArgs, findChromium } from '../../../scripts/browser.js';
import { letterHtml } from './letter-html.js';
import type { Letter } from './letter.js';

const LONG = 'FW20410017X'.repeat(30);
const LETTER: Letter = {
  language: 'en',
  subject: `Acme: Request from ${LONG}`,
  intro: `Please call me: ${LONG}`,
  fields: [
    ['Email', 'ann@acme.example'],
    ['Page', `https://acme.example/${LONG}`],
  ],
  entriesTitle: 'Conversation',
  entries: [
    {
      head: 'Visitor, 1:58 PM',
      text: LONG,
      notes: ['No answer found'],
      links: { label: 'Sources', pages: [{ title: LONG, url: 'https://acme.example/' }] },
    },
  ],
  closing: ['Sent by the support chat of Acme.'],
};

/** As WCAG reckons it, of `rgb(…)`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

describe('a mail', () => {
  let browser: Browser;
  before(async () => {
    const { executablePath, env } = await findChromium();
    browser = await chromium.launch({ executablePath, env, args: chromiumArgs });
  });
  after(() => browser.close());

  const show = async (options: BrowserContextOptions) => {
    const page = await browser.newPage(options);
    await page.setContent(letterHtml(LETTER));
    return page;
  };

  it('is no wider than a phone, whatever words visitors write', async () => {
    const page = await show({ viewport: { width: 375, height: 600 } });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 375);
    const label = page.getByText('Email', { exact: true });
    assert.ok((await label.boundingBox())!.height < 30, 'a label stays on one line');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`can be read on a ${colorScheme} screen`, async () => {
      const page = await show({ colorScheme });
      const [ground, ...texts] = await page.evaluate(() => [
        getComputedStyle(document.body).backgroundColor,
        ...[...document.querySelectorAll('h1, h2, p, td, a')].map((text) => getComputedStyle(text).color),
      ]);
      assert.equal(luminance(ground) > 0.5, colorScheme === 'light');
      for (const text of texts) assert.ok(contrast(text, ground) >= 4.5, `${text} on ${ground}`);
    });
  }
});
