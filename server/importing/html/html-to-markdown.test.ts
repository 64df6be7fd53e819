import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

const inMain = (html: string) => htmlToMarkdown(`<main>${html}</main>`).markdown;

describe('reading an HTML page', () => {
  it('keeps the main content and drops what surrounds it', () => {
    const { markdown } =
      htmlToMarkdown(`<!doctype html><html><head><title>T</title><style>p{}</style></head><body>
      <header><a href="/">Acme</a></header><nav><ul><li><a href="/a">Home</a></li></ul></nav>
      <div id="cookie-consent-banner">We use cookies.</div>
      <main><h1>Returns</h1><p>Send it back.</p><aside>Read also</aside><footer>Edit</footer></main>
      <footer>Imprint</footer><script>alert(1)</script></body></html>`);
    assert.equal(markdown, '# Returns\n\nSend it back.');
  });

  it('takes the article where there is no main element, and the body where there is neither', () => {
    assert.equal(
      htmlToMarkdown('<p>Menu</p><article><h1>A</h1><p>Text of it</p></article>').markdown,
      '# A\n\nText of it',
    );
    assert.equal(htmlToMarkdown('<div role="main"><p>Main</p></div><p>Else</p>').markdown, 'Main');
    assert.equal(htmlToMarkdown('<nav>Menu</nav><p>Only text').markdown, 'Only text');
  });

  it('keeps the heading of the page where it stands outside the article', () => {
    assert.equal(inMain('<h1>Title</h1><article><p>Text</p></article>'), '# Title\n\nText');
  });

  it('keeps the heading and the lead of an article header, without its byline', () => {
    const header = '<header><h1>Title</h1><div>By Jo, 3 May</div><p>Lead.</p></header>';
    assert.equal(inMain(`<article>${header}<p>Text</p></article>`), '# Title\n\nLead.\n\nText');
  });

  it('drops breadcrumbs, tables of contents, skip links and permalinks', () => {
    const html = `<a class="skip-link" href="#c">Skip</a><div class="theme-doc-breadcrumbs">Docs</div>
      <div class="tableOfContents_bqdL">On this page</div><h2>Setup<a class="hash-link" href="#setup">&ZeroWidthSpace;</a></h2>
      <h3>More <a href="#more">¶</a></h3><p>Text</p>`;
    assert.equal(inMain(html), '## Setup\n\n### More\n\nText');
  });

  it('keeps a menu of prices, and drops one of links', () => {
    const prices = '<ul class="menu"><li>Soup <span>£7.40</span></li><li>Bread <span>£2</span></li></ul>';
    const links = '<ul class="menu"><li><a href="/a">Top 10</a></li><li><a href="/b">Contact</a></li></ul>';
    assert.equal(inMain(`${links}<p>Today</p>${prices}`), 'Today\n\n- Soup £7.40\n- Bread £2');
  });

  it('keeps a section that speaks of cookie banners, and a page whose layout is named after a sidebar', () => {
    assert.equal(inMain('<div id="cookie-banner"><h2>Cookie banner</h2></div>'), '## Cookie banner');
    assert.equal(
      inMain('<div class="sidebar"><p>All the text of the page</p></div>'),
      'All the text of the page',
    );
  });

  it('drops links that are drawn as buttons, unless they lead to another site or name a number', () => {
    const link = (href: string, text: string) =>
      `<p><a class="btn btn-primary" href="${href}">${text}</a></p>`;
    assert.equal(inMain(`<p>Text</p>${link('/prices', 'See our prices')}<p>End</p>`), 'Text\n\nEnd');
    assert.equal(inMain(link('https://book.example', 'Book now')), '[Book now](https://book.example)');
    assert.equal(inMain(link('/menu.pdf', 'Our menu')), '[Our menu](/menu.pdf)');
    assert.equal(inMain(link('/call', 'Ring 01632 960656')), '[Ring 01632 960656](/call)');
    assert.equal(inMain('<h2><a class="button" href="/a">Why?</a></h2><p>So.</p>'), '## [Why?](/a)\n\nSo.');
  });

  it('drops hidden text, but keeps what tabs and accordions unfold', () => {
    const html = `<p hidden>a</p><p style="display: none">b</p><p aria-hidden="true">c</p><p style="font-size:0">d</p>
      <div role="tabpanel" hidden><p>Linux</p></div><h3><button aria-controls="f">Why?</button></h3>
      <div id="f" aria-hidden="true"><p>Because.</p></div><template>e</template><!-- f --><img alt="g">`;
    assert.equal(inMain(html), 'Linux\n\n### Why?\n\nBecause.');
  });

  it('keeps what an aside or a sidebar says of its own, and leaves out lists of links', () => {
    const said = 'No sleeping in vehicles, please: the showground up the road takes vans all year.';
    const text = `<h4>Vans</h4><p>${said}</p>`;
    const links = `<p>Popular pages:</p>${'<p><a href="/x">Everything there is</a></p>'.repeat(4)}`;
    for (const box of [
      (inside: string) => `<aside>${inside}</aside>`,
      (inside: string) => `<div class="blog-sidebar">${inside}</div>`,
    ]) {
      assert.equal(inMain(`<p>Beds.</p>${box(text)}${box(links)}`), `Beds.\n\n#### Vans\n\n${said}`);
    }
  });

  it('keeps asides that are callouts', () => {
    assert.equal(inMain('<aside class="admonition tip"><p>Take care.</p></aside>'), 'Take care.');
  });

  it('reads title, language, canonical address and redirects', () => {
    const page = htmlToMarkdown(`<html lang="de-AT"><head><title> Rückgabe\n &amp; Umtausch</title>
      <link rel="canonical" href="https://acme.example/r"><meta http-equiv="refresh" content="0; url=/new"></head>`);
    assert.deepEqual(page, {
      title: 'Rückgabe & Umtausch',
      lang: 'de-AT',
      canonicalUrl: 'https://acme.example/r',
      redirectsTo: '/new',
      markdown: '',
    });
  });
});

describe('writing Markdown', () => {
  it('writes emphasis where Markdown can express it', () => {
    assert.equal(
      inMain('<p>a <b> bold </b>c un<b>believ</b>able <em><b>both</b></em></p>'),
      'a **bold** c un**believ**able ***both***',
    );
    assert.equal(
      inMain('<p><b>Note:</b>text and <b>a <strong>b</strong></b> and <b> </b>.</p>'),
      '**Note:** text and **a b** and .',
    );
  });

  it('escapes what Markdown would take for its own', () => {
    assert.equal(
      inMain('<p>5 * 3, *x*, snake_case, __init__, `c`, [a](b), &lt;b&gt;, &amp;lt;, C:\\*'),
      '5 * 3, \\*x\\*, snake_case, \\_\\_init\\_\\_, \\`c\\`, [a\\](b), \\<b>, \\&lt;, C:\\\\\\*',
    );
    assert.equal(
      inMain('<p>1. one</p><p># two</p><p>- three</p><p>+</p><p>&gt; four</p>'),
      '1\\. one\n\n\\# two\n\n\\- three\n\n\\+\n\n\\> four',
    );
  });

  it('joins words that soft hyphens and entities cut, and folds white space', () => {
    assert.equal(
      inMain('<p>Kredit&shy;karte,\n   caf&eacute;&nbsp;au  lait</p>'),
      'Kreditkarte, café au lait',
    );
  });

  it('breaks lines at br, and paragraphs at two of them', () => {
    assert.equal(inMain('<p>a<br>b<br><br>c</p>'), 'a  \nb\n\nc');
  });

  it('writes links to the web, to people and to paths, and only the text of others', () => {
    const html = `<a href="https://a.example/x(1)">A</a> <a href="mailto:a@b.example">B</a> <a href="../c.html">C</a>
      <a href="javascript:alert(1)">D</a> <a href="#e">E</a> <a href="data:x">F</a> <a href="/g"></a>`;
    assert.equal(inMain(html), '[A](<https://a.example/x(1)>) [B](mailto:a@b.example) [C](../c.html) D E F');
  });

  it('writes nested and numbered lists', () => {
    assert.equal(
      inMain('<ul><li>One<ol start="3"><li>Three</li><li>Four</li></ol></li><li><p>Two</p></li></ul>'),
      '- One\n  3. Three\n  4. Four\n- Two',
    );
    assert.equal(inMain('<ul><li><p>a</p><p>b</p></li><li>c</li></ul>'), '- a\n\n  b\n\n- c');
    assert.equal(inMain('<ul><li>a</li><ul><li>b</li></ul></ul>'), '- a\n  - b');
  });

  it('writes code with its language and its line breaks', () => {
    assert.equal(
      inMain('<pre><code class="language-js">if (a) {\n  b();\n}\n</code></pre>'),
      '```js\nif (a) {\n  b();\n}\n```',
    );
    assert.equal(inMain('<pre><div>a</div><div>b</div></pre>'), '```\na\nb\n```');
    assert.equal(inMain('<pre>a<br>```b</pre>'), '````\na\n```b\n````');
    assert.equal(inMain('<p>Use <code>a ` b</code></p>'), 'Use ``a ` b``');
  });

  it('leaves line numbers and copy buttons out of code', () => {
    const html = `<table class="highlighttable"><tr><td class="linenos"><pre>1\n2</pre></td>
      <td class="code"><pre>a\nb</pre><button>Copy</button></td></tr></table>`;
    assert.equal(inMain(html), '```\na\nb\n```');
  });

  it('writes tables, repeating cells that span rows', () => {
    const html = `<table><caption>Prices</caption><thead><tr><th>Plan</th><th>Price | month</th></tr></thead><tbody>
      <tr><td rowspan="2">Pro</td><td>9 <b>EUR</b></td></tr><tr><td><p>10</p><p>USD</p></td></tr></tbody></table>`;
    assert.equal(
      inMain(html),
      'Prices\n\n| Plan | Price \\| month |\n| --- | --- |\n| Pro | 9 **EUR** |\n| Pro | 10 USD |',
    );
    assert.equal(inMain('<table><tr><td>a</td><td>b</td></tr></table>'), '|  |  |\n| --- | --- |\n| a | b |');
  });

  it('writes what spans all columns of a table between its rows, each with their names', () => {
    const html = `<table><tr><th colspan="2">All prices</th></tr><tr><th>Cut</th><th>Price</th></tr>
      <tr><td colspan="2">Children</td></tr><tr><td>Short</td><td>€12</td></tr>
      <tr><th colspan="2">Adults</th></tr><tr><td>Short</td><td>€30</td></tr>
      <tr><td colspan="2">1. Washing is <b>free</b> | drying too.</td></tr></table>`;
    const rows = (row: string) => `| Cut | Price |\n| --- | --- |\n${row}`;
    assert.equal(
      inMain(html),
      `All prices\n\nChildren\n\n${rows('| Short | €12 |')}\n\nAdults\n\n${rows('| Short | €30 |')}\n\n1\\. Washing is **free** | drying too.`,
    );
    assert.equal(
      inMain('<table><tr><th>Cut</th><th>Price</th></tr><tr><td colspan="2">Ask us.</td></tr></table>'),
      'Ask us.\n\n| Cut | Price |\n| --- | --- |',
    );
  });

  it('names the columns of a table above whose rows a corner is left empty', () => {
    const html = `<table><tr><td></td><th>Term</th><th>Holidays</th></tr><tr><th>Mon</th><td>closed</td><td>10–6</td></tr>
      <tr><th>Sat</th><td colspan="2">9–6</td></tr></table>`;
    assert.equal(
      inMain(html),
      '|  | Term | Holidays |\n| --- | --- | --- |\n| Mon | closed | 10–6 |\n| Sat | 9–6 | 9–6 |',
    );
  });

  it('reads tables that only lay out the page as what they hold', () => {
    assert.equal(inMain('<table><tr><td><h2>A</h2><p>b</p></td><td>c</td></tr></table>'), '## A\n\nb\n\nc');
  });

  it('keeps a term and its definition together', () => {
    const html =
      '<dl><dt>Seat</dt><dt>Licence</dt><dd>One person.</dd><div><dt>Team</dt><dd>Many.</dd></div></dl>';
    assert.equal(inMain(html), '- **Seat**, **Licence**: One person.\n- **Team**: Many.');
  });

  it('makes headings of the questions of an unfolding list, and of nothing that more text follows', () => {
    const html =
      '<h2>FAQ</h2><details><summary>Why?</summary>So.</details><details><summary>How?</summary><p>Thus.</p></details>';
    assert.equal(inMain(html), '## FAQ\n\n### Why?\n\nSo.\n\n### How?\n\nThus.');
    assert.equal(
      inMain('<details open><summary>More</summary><h2>A</h2>b</details>'),
      '**More**\n\n## A\n\nb',
    );
    assert.equal(
      inMain('<details><summary>Why?</summary>So.</details><p>Else</p>'),
      '**Why?**\n\nSo.\n\nElse',
    );
  });

  it('makes headings of buttons that unfold an answer, and of no others', () => {
    const item = (button: string, answer: string) =>
      `<div>${button}<div class="panel"><p>${answer}</p></div></div>`;
    const html = `<h2>You ask</h2>${item('<button>What do I wear?</button>', 'Anything.')}
      ${item('<button aria-expanded="false">Changing a booking</button>', 'Until noon.')}
      ${item('<div role="button" class="accordion-title">Late on the day</div>', 'The door is locked.')}
      <button aria-expanded="false">Menu</button><button>Book now</button>`;
    assert.equal(
      inMain(html),
      '## You ask\n\n### What do I wear?\n\nAnything.\n\n### Changing a booking\n\nUntil noon.\n\n### Late on the day\n\nThe door is locked.',
    );
  });

  it('writes quotes', () => {
    assert.equal(inMain('<blockquote><p>a</p><p>b</p></blockquote>'), '> a\n>\n> b');
  });
});

describe('hostile HTML', () => {
  const hostile: Record<string, (length: number) => string> = {
    'unclosed brackets': (length) => '<'.repeat(length),
    'unclosed entities': (length) => '&a'.repeat(length / 2),
    'unclosed comments': (length) => '<!--'.repeat(length / 4),
    'unclosed paragraphs': (length) => '<p>x'.repeat(length / 4),
    'closing tags alone': (length) => '</b>'.repeat(length / 4),
    'one tag of many attributes': (length) => `<p ${'a=1 '.repeat(length / 4)}>x`,
    'one long style': (length) => `<p style="${'; '.repeat(length / 2)}">x`,
    'one long class': (length) => `<div class="${'cookie-'.repeat(length / 7)}">x`,
    'many links': (length) => '<a href="x">y</a>'.repeat(length / 17),
    'many marks': (length) => `<p>${'*_`[~'.repeat(length / 5)}`,
    'many line breaks': (length) => 'x<br>'.repeat(length / 5),
    'line breaks within a paragraph': (length) => `<p>x${'<br>'.repeat(length / 4)}y`,
    'underscores behind a word': (length) => `<p>x${'_'.repeat(length)}x`,
    'hashes in a heading': (length) => `<h2>${'#'.repeat(length)}x</h2>`,
    'blanks at the end of code': (length) => `<pre>x${' '.repeat(length)}x</pre>`,
    'many details': (length) => '<details><summary>q</summary>a</details>'.repeat(length / 40),
    'many cells': (length) => `<table><tr>${'<td>x'.repeat(length / 5)}`,
    'wide spans': (length) => `<table>${'<tr><td colspan=9999 rowspan=9999>x<td>y'.repeat(length / 40)}`,
    'text in lists': (length) => `<ul>${'<p>x</p>'.repeat(length / 8)}</ul>`,
    'deep lists': (length) => '<ul><li>'.repeat(200) + 'x<li>'.repeat(length / 5),
    'cards without prices': (length) => '<div><h3>x</h3><p>y</p></div>'.repeat(length / 30),
    'list of cards': (length) => `<ul>${'<li><h3>x</h3><p>y</p>'.repeat(length / 24)}</ul>`,
    'deep emphasis': (length) => '<b><i>'.repeat(200) + '<p>x</p>y'.repeat(length / 9),
    'nested mains': (length) => '<main>'.repeat(400) + '<i>x</i>'.repeat(length / 8),
  };
  /** Milliseconds of work, which other processes of the machine cannot stretch. */
  const cpuTime = () => process.cpuUsage().user / 1000;

  const timeOf = (html: string) => {
    const start = cpuTime();
    htmlToMarkdown(html);
    return cpuTime() - start;
  };
  /** The shorter of two times: what else the machine does only ever adds. */
  const again = (first: number, html: string) => Math.min(first, timeOf(html));

  for (const [name, make] of Object.entries(hostile)) {
    it(`is read in time that grows with its length: ${name}`, () => {
      const short = again(timeOf(make(10_000)), make(10_000));
      // Eight times the length; in quadratic time it would take sixty-four times as long.
      const limit = 32 * short + 50;
      let long = timeOf(make(80_000));
      if (long >= limit) long = again(long, make(80_000));
      assert.ok(long < limit, `${short.toFixed(1)} ms for 10 kB, ${long.toFixed(1)} ms for 80 kB`);
    });
  }

  it('is refused where it is nested deeper than browsers go', () => {
    assert.throws(() => htmlToMarkdown('<div>'.repeat(100_000)), /nested more than 512 deep/);
  });
});
