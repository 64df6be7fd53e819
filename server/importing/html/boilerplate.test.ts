/** What of a page surrounds what readers came for. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHtmlPage } from '../documents/read-html-page.js';
import { htmlToMarkdown } from './html-to-markdown.js';

const TEXT = 'All bikes may be taken for half a day, a day or longer. A helmet is part of it.';
const inMain = (html: string): string => htmlToMarkdown(`<main>${html}</main>`).markdown.trim();

describe('around the text of a page', () => {
  it('drops a trail to the page, whatever it is called, and keeps a sentence that names one', () => {
    const trail = '<a href="/">Home</a> › <a href="/bikes">Bikes</a> › Rental';
    for (const html of [
      `<p class="crumbs">${trail}</p>`,
      `<div class="where">${trail}</div>`,
      `<p>${trail}</p>`,
    ])
      assert.equal(inMain(`${html}<p>${TEXT}</p>`), TEXT, html);
    const told = '<a href="/settings">Settings</a> › Colours has them all.';
    assert.equal(inMain(`<p>${told}</p>`), '[Settings](/settings) › Colours has them all.');
  });

  it('is told from it in about the same time however deep boxes that open with a link are nested', () => {
    const [open, close] = ['<div><a href="/x">x</a> ', '</div>'];
    const text = 'word '.repeat(20_000);
    const timeOf = (html: string): number => {
      const { user } = process.cpuUsage();
      inMain(html);
      return (process.cpuUsage().user - user) / 1000;
    };
    const flat = timeOf(`${open}${close}`.repeat(400) + text);
    const nested = timeOf(open.repeat(400) + text + close.repeat(400));
    assert.ok(nested < 20 * flat + 500, `${nested} ms, and ${flat} ms side by side`);
  });
});

it('drops what visitors wrote below a page, however little the page says itself', () => {
  const comment = `<li class="comment"><article><p>${'I was told 90 days, ring 01632 960777. '.repeat(9)}</p></article></li>`;
  const read = readHtmlPage(
    `<main><article><h1>Returns</h1><p>Within 30 days.</p></article><div id="comments" class="comments-area">
     <h2 class="comments-title">One thought</h2><ol class="comment-list">${comment}</ol>
     <div id="respond" class="comment-respond"><h3>Leave a Reply</h3><form><p>Required fields are marked *</p></form></div>
     </div></main>`,
  );
  assert.ok('draft' in read);
  assert.equal(read.draft.content, '# Returns\n\nWithin 30 days.');
  assert.equal(read.draft.facts, undefined);
});

it('keeps a price that is read aloud in other words, as WooCommerce writes one that was reduced', () => {
  const amount = (sum: string) => `<span class="amount"><bdi><span>&pound;</span>${sum}</bdi></span>`;
  assert.equal(
    inMain(`<h1>Blue mug</h1><p class="price"><del aria-hidden="true">${amount('25.00')}</del>
      <span class="screen-reader-text">Original price was: &pound;25.00.</span><ins aria-hidden="true">${amount('20.00')}</ins>
      <span class="screen-reader-text">Current price is: &pound;20.00.</span></p>
      <p><i aria-hidden="true">cart</i><span class="sr-only">Basket</span></p>`),
    '# Blue mug\n\n~~£25.00~~ £20.00',
  );
});

it('takes what a page calls a heading for one', () => {
  assert.equal(
    inMain(
      '<div role="heading" aria-level="3">Delivery</div><p>Free.</p><div role="heading"><button>Returns</button></div><p>No.</p>',
    ),
    '### Delivery\n\nFree.\n\n## Returns\n\nNo.',
  );
});

it('drops what asks for consent, by the names of the programs that ask', () => {
  const boxes = [
    'id="BorlabsCookieBox"',
    'id="iubenda-cs-banner"',
    'class="cmplz-links"',
    'id="tarteaucitronRoot"',
  ];
  const asked = boxes.map((box) => `<div ${box}><p>We use cookies.</p></div>`).join('');
  assert.equal(
    htmlToMarkdown(`<body><h1>Mugs</h1><p>We sell mugs of all sizes.</p>${asked}</body>`).markdown,
    '# Mugs\n\nWe sell mugs of all sizes.',
  );
});
