import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderDocMarkdown } from './doc-markdown.js';

const CASES: [what: string, markdown: string, html: string][] = [
  [
    'headings that are links to themselves',
    '## How do I `start`?',
    '<h2 id="how-do-i-start"><a href="#how-do-i-start">How do I <code>start</code>?</a></h2>',
  ],
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
    '<div class="table" tabindex="0"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td><code>x</code></td><td>y | z</td></tr></tbody></table></div>',
  ],
  ['no raw HTML', 'a\n\n<script>alert(1)</script>\n\n<img src=x onerror=y> b', '<p>a</p>\n<p>b</p>'],
  ['no raw HTML in a heading', '## A <b>title', '<h2 id="a-title"><a href="#a-title">A title</a></h2>'],
  [
    'words of code that stay in one piece, unless they are too long for a phone',
    '`a --primary-color "#0a7"` `https://chat.example.com/help/articles/returns-and-refunds`',
    '<p><code>a <span>--primary-color</span> &quot;#0a7&quot;</code> <code>https://chat.example.com/help/articles/returns-and-refunds</code></p>',
  ],
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
