/** Quotations as a visitor finds them: a real Chromium opens each address, and what it highlights is looked at. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, findChromium, isPacked, type Chromium } from '../../../scripts/browser.js';
import { quoteAddress } from './quote-address.js';

const PAGE = 'https://acme.example/help';

describe('the address of a quotation', () => {
  const directiveOf = (quote: string, before = ''): string =>
    quoteAddress(PAGE, quote, before).slice(PAGE.length);

  it('names a short quotation whole and a long one by its ends', () => {
    assert.equal(directiveOf('Lamps can be returned.'), '#:~:text=Lamps%20can%20be%20returned.');
    assert.equal(
      directiveOf('You can return any lamp within thirty days of the day on which it reached you.'),
      '#:~:text=You%20can%20return%20any,which%20it%20reached%20you.',
    );
  });

  it('escapes what has a meaning in a directive, and what no link should hold', () => {
    assert.equal(directiveOf("A-B, C & 'D'"), '#:~:text=A%2DB%2C%20C%20%26%20%27D%27');
    assert.equal(directiveOf('50% of "all"'), '#:~:text=50%25%20of%20%22all%22');
  });

  it('keeps the place in the page that the address names already', () => {
    assert.equal(quoteAddress(`${PAGE}#refunds`, 'Free.', ''), `${PAGE}#refunds:~:text=Free.`);
    assert.equal(quoteAddress('/docs/quota', 'Free.', ''), '/docs/quota#:~:text=Free.');
  });

  it('leaves an address alone where there is nothing to lead to', () => {
    for (const [url, quote] of [
      ['', 'Free.'],
      ['mailto:a@acme.example', 'Free.'],
      ['//acme.example', ''],
      [PAGE, ''],
      [`${PAGE}#:~:text=Other`, 'Free.'],
    ] as const) {
      assert.equal(quoteAddress(url, quote, ''), url);
    }
  });

  it('stays short enough to be linked, whatever is quoted', () => {
    for (const quote of [
      '退款'.repeat(300),
      'x'.repeat(600),
      'ein Wort '.repeat(70).trim(),
      '? '.repeat(300),
    ]) {
      assert.ok(quoteAddress(PAGE, quote, quote).length < 2048, quote.slice(0, 10));
    }
  });
});

/** The quotation stands where `<q>` is; the page is high enough to scroll. */
const PAGES: Record<string, string> = {
  'a short sentence': '<p>We are glad. <q>Lamps can be returned.</q> Come again.</p>',
  'a long sentence over marks and lines':
    '<p>First. <q>You can return any <b>lamp</b> within\n <a href="/">thirty days</a> of the day on which <code>it</code> has reached you.</q> Last.</p>',
  'signs that have a meaning in addresses':
    '<p><q>Top-up, re-order &amp; pay: 50% off, “half-price” (really!) for A/B-tests, C++ &amp; C#?</q> No.</p>',
  'the same words further up':
    '<h2>Lamps</h2><p>Returns are free.</p><h2>Sofas</h2><p><q>Returns are free.</q></p>',
  'a beginning that stands further up, and an end that it holds itself':
    '<p>You can return any lamp for free.</p><p><q>You can return any lamp which was bought at full price, and any sofa which was bought at full price.</q></p>',
  'an item of a list':
    '<ul><li>Pack it.</li><li><q>Hand the parcel in at any post office before the end of the week.</q></li></ul>',
  'a cell of a table':
    '<table><tr><td>Fee</td><td><q>Nine pounds for each started kilogram, islands excepted.</q></td></tr></table>',
  German: '<p>Ja. <q>Die Rückgabe ist innerhalb von dreißig Tagen nach Erhalt der Ware möglich.</q></p>',
  Chinese:
    '<p>您好。<q>在登录页面点击“忘记密码”即可重置密码，链接在一小时内有效，过期后请重新申请一次。</q>谢谢。</p>',
  Japanese:
    '<p><q>商品の到着後三十日以内であれば、未使用の商品に限り返品することができますのでご連絡ください。</q></p>',
  Arabic: '<p dir="rtl"><q>يمكنك إرجاع أي مصباح خلال ثلاثين يومًا من تاريخ الاستلام بشرط ألا يكون مستعملاً.</q></p>',
};
const STYLE =
  '<style>*{line-height:30px}q{quotes:none}main{margin:1500px 0}::target-text{background:#f0f;color:#f0f}</style>';

/** The rectangle of what is highlighted in the window, and that of the quotation; rounded to whole pixels. */
async function look(page: Page): Promise<{ highlighted: number[]; quoted: number[] }> {
  await page.waitForFunction('scrollY > 0');
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
    for (let i = 0; i < pixels.length; i += 4) {
      if (pixels[i] !== 255 || pixels[i + 1] !== 0 || pixels[i + 2] !== 255) continue;
      const [x, y] = [(i / 4) % image.width, Math.floor(i / 4 / image.width)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('q') ?? document.body);
    const quoted = range.getBoundingClientRect();
    return {
      highlighted: [left, top, right, bottom],
      quoted: [quoted.left, quoted.top, quoted.right, quoted.bottom],
    };
  }, picture);
}

const found: Chromium = await findChromium('installed');
const skip = isPacked(found) && 'No Chromium is installed, and the packed one does not go to quoted words.';

describe('the address of a quotation, opened in Chromium', { skip }, () => {
  let browser: Browser;
  let server: Server;
  let site: string;
  let host: Server;

  before(async () => {
    browser = await chromium.launch({ ...found, args: chromiumArgs });
    server = createServer((request, response) => {
      const name = decodeURIComponent(request.url?.slice(1) ?? '');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>x</title>${STYLE}<main>${PAGES[name] ?? ''}</main>`);
    });
    host = createServer((request, response) => {
      const address = new URL(request.url ?? '', 'http://x').searchParams.get('to') ?? '';
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<a target="_blank" rel="noopener noreferrer" href="${address}">Source</a>`);
    });
    for (const each of [server, host]) await new Promise<void>((done) => each.listen(0, 'localhost', done));
    site = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  after(async () => {
    await browser.close();
    for (const each of [server, host]) await new Promise((done) => each.close(done));
  });

  /** The quotation of a page and what a reader sees before it. */
  async function read(name: string): Promise<[quote: string, before: string]> {
    const page = await browser.newPage();
    await page.goto(`${site}/${encodeURIComponent(name)}`);
    const [quote, before] = await page.evaluate(() => {
      const range = document.createRange();
      range.setStart(document.querySelector('main') ?? document.body, 0);
      range.setEndBefore(document.querySelector('q') ?? document.body);
      const lines = [...range.cloneContents().querySelectorAll('h2,p,li,td')].map(
        (block) => block.textContent,
      );
      return [document.querySelector('q')?.textContent ?? '', lines.join('\n')] as const;
    });
    await page.close();
    return [quote.replace(/\s+/g, ' '), before.replace(/ +/g, ' ')];
  }

  const assertHighlighted = async (page: Page): Promise<void> => {
    const { highlighted, quoted } = await look(page);
    const near = highlighted.every((edge, i) => Math.abs(edge - (quoted[i] ?? 0)) <= 6);
    assert.ok(near, `highlighted ${highlighted.join(', ')}, quoted ${quoted.join(', ')} at ${page.url()}`);
  };

  for (const name of Object.keys(PAGES)) {
    it(`scrolls to and highlights ${name}`, async () => {
      const [quote, text] = await read(name);
      const page = await browser.newPage({ viewport: { width: 500, height: 600 } });
      await page.goto(quoteAddress(`${site}/${encodeURIComponent(name)}`, quote, text));
      await assertHighlighted(page);
      await page.close();
    });
  }

  it('does so in the new tab that a link of another site opens', async () => {
    const name = 'a long sentence over marks and lines';
    const [quote, text] = await read(name);
    const context = await browser.newContext({ viewport: { width: 500, height: 600 } });
    const page = await context.newPage();
    const to = quoteAddress(`${site}/${encodeURIComponent(name)}`, quote, text);
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/?to=${encodeURIComponent(to)}`);
    const [tab] = await Promise.all([context.waitForEvent('page'), page.click('a')]);
    await tab.waitForLoadState();
    await assertHighlighted(tab);
    await context.close();
  });
});
