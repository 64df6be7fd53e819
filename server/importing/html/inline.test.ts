import assert from 'node:assert/strict';
import { it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

const inMain = (html: string): string => htmlToMarkdown(`<main>${html}</main>`).markdown;

it('keeps digits that stand higher apart from the number before them, as in prices, powers and fractions', () => {
  assert.equal(
    inMain('<p>Only £<b>12</b><sup>99</sup>, or 19<sup>90</sup> €.</p>'),
    'Only £**12**⁹⁹, or 19⁹⁰ €.',
  );
  assert.equal(
    inMain('<p>10<sup>6</sup> germs, 1<sup>1</sup>/<sub>2</sub> cups</p>'),
    '10⁶ germs, 1¹/2 cups',
  );
  assert.equal(
    inMain('<p>5 m<sup>2</sup> on the 4<sup>th</sup>, CO<sub>2</sub></p>'),
    '5 m2 on the 4th, CO2',
  );
});

it('reads mail addresses that Cloudflare writes in code', () => {
  const code = (address: string) =>
    Buffer.from([...Buffer.from(`\0${address}`)].map((byte) => byte ^ 0x54)).toString('hex');
  const [info, sales] = ['info@acme.example', 'sales@acme.example'].map(code);
  const seen = `class="__cf_email__" data-cfemail="${info}">[email&#160;protected]`;
  assert.equal(
    inMain(`<p>Write to <a href="/cdn-cgi/l/email-protection" ${seen}</a>, <span ${seen}</span>
      or <a href="/cdn-cgi/l/email-protection#${sales}">our shop</a>.</p>`),
    'Write to [info@acme.example](mailto:info@acme.example), info@acme.example or [our shop](mailto:sales@acme.example).',
  );
});

it('parts words in boxes that style alone parts, and leaves words of several boxes whole', () => {
  assert.equal(
    inMain('<p><a href="/d"><span>Delivery</span><span>Three days</span></a></p>'),
    '[Delivery Three days](/d)',
  );
  assert.equal(
    inMain('<p><span>Monday</span><time>09:00</time>–<time>17:00</time></p>'),
    'Monday 09:00–17:00',
  );
  assert.equal(inMain('<p><span>£</span><span>38</span><span>per rider</span></p>'), '£38 per rider');
  assert.equal(inMain('<p><span>Tiny Tots</span><span>£15</span></p>'), 'Tiny Tots £15');
  assert.equal(inMain('<p><span>Sale</span><span><span>Sold out</span></span></p>'), 'Sale Sold out');
  assert.equal(
    inMain('<p><span>H</span><span>e</span><span>llo</span>, Mc<span>Coy</span></p>'),
    'Hello, McCoy',
  );
});

it('parts the items of a list in a cell', () => {
  const list = '<ul><li>Email</li><li>One <b>user</b></li><li>Chat.</li> <li>Phone</li></ul>';
  assert.equal(
    inMain(`<table><tr><th>Plan</th><th>Has</th></tr><tr><td>Basic</td><td>${list}</td></tr></table>`),
    '| Plan | Has |\n| --- | --- |\n| Basic | Email, One **user**, Chat. Phone |',
  );
});

it('parts a price that is struck out from the one that counts', () => {
  assert.equal(inMain('<p><span><s>£25.00</s></span><span>£20.00</span></p>'), '~~£25.00~~ £20.00');
});
