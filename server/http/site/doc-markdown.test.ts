import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderDocMarkdown } from './doc-markdown.js';

const CASES: [what: string, markdown: string, html: string][] = [
  ['headings with an id', '## How do I start?', '<h2 id="how-do-i-start">How do I start?</h2>'],
  ['paragraphs', 'One line\nand the next.\n\nTwo.', '<p>One line and the next.</p>\n<p>Two.</p>'],
  [
    'inline marks',
    'A **bold**, *soft* and `raw **code**` word.',
    '<p>A <strong>bold</strong>, <em>soft</em> and <code>raw **code**</code> word.</p>',
  ],
  [
    'links within the site and to the web',
    '[Quota](/docs/quota), [home](https://a.example/?a=1&b="2")',
    '<p><a href="/docs/quota">Quota</a>, <a href="https://a.example/?a=1&amp;b=&quot;2&quot;">home</a></p>',
  ],
  [
    'images beside the page, and no others',
    '![A "b"](images/c.svg) ![x](https://a.example/c.svg)',
    '<p><img src="/docs/images/c.svg" alt="A &quot;b&quot;" loading="lazy"></p>',
  ],
  ['code as a link', '[`x`](/docs/x)', '<p><a href="/docs/x"><code>x</code></a></p>'],
  ['unsafe links as their text', '[a](javascript:alert) [b](//evil.example)', '<p>a b</p>'],
  ['lists', '- one\n- two `x`', '<ul><li>one</li><li>two <code>x</code></li></ul>'],
  ['numbered lists', '1. one\n2. two\n   more', '<ol><li>one</li><li>two more</li></ol>'],
  [
    'nested lists',
    '- one\n  - inner\n  - inner two\n- two',
    '<ul><li>one<ul><li>inner</li><li>inner two</li></ul></li><li>two</li></ul>',
  ],
  [
    'fenced code, as it stands',
    '```html\n<b>**x**</b>\n\n- y\n```\nafter',
    '<pre tabindex="0"><code>&lt;b&gt;**x**&lt;/b&gt;\n\n- y</code></pre>\n<p>after</p>',
  ],
  ['code that is never closed', '```\nx', '<pre tabindex="0"><code>x</code></pre>'],
  [
    'tables',
    '| A | B |\n| --- | :-: |\n| `x` | y \\| z |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>x</code></td><td>y | z</td></tr></tbody></table>',
  ],
  ['no raw HTML', 'a\n\n<script>alert(1)</script>\n\n<img src=x onerror=y> b', '<p>a</p>\n<p>b</p>'],
  ['no raw HTML in a heading', '## A <b>title', '<h2 id="a-title">A title</h2>'],
  ['signs of HTML as text', '1 < 2 & <x> `<b>`', '<p>1 &lt; 2 &amp; &lt;x&gt; <code>&lt;b&gt;</code></p>'],
  [
    'code whose lines begin with a bracket',
    '```\n<a\n>x</a>\n```',
    '<pre tabindex="0"><code>&lt;a\n&gt;x&lt;/a&gt;</code></pre>',
  ],
  ['items of several paragraphs', '- one\n\n  more\n- two', '<ul><li>one<p>more</p></li><li>two</li></ul>'],
];

describe('the documentation is rendered with', () => {
  for (const [what, markdown, html] of CASES) {
    it(what, () => {
      assert.equal(renderDocMarkdown(markdown), html);
    });
  }
});
