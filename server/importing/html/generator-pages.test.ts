import assert from 'node:assert/strict';
import { it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

/** Markup as Docusaurus builds it, with all that stands around the text. */
const DOCUSAURUS = `<!doctype html><html lang="en"><head><title>Lamps | Acme</title></head>
<body class="navigation-with-keyboard"><div id="__docusaurus">
<div role="region" aria-label="Skip to main content"><a class="skipToContent_x" href="#fallback">Skip to main content</a></div>
<div class="theme-announcement-bar" role="banner"><div>Sale of the week</div><button type="button">Close</button></div>
<nav aria-label="Main" class="navbar"><a class="navbar__item" href="/shop">Shop</a></nav>
<div class="main-wrapper"><aside class="theme-doc-sidebar-container"><ul><li><a href="/lamps">Lamps</a></li></ul></aside>
<main><div class="container"><article><nav class="theme-doc-breadcrumbs" aria-label="Breadcrumbs"><ul><li>Lamps</li></ul></nav>
<div class="theme-doc-toc-mobile"><button type="button">On this page</button></div>
<div class="theme-doc-markdown markdown"><header><h1>Lamps</h1></header><p>We make lamps.</p>
<h2 class="anchor" id="care">Care<a href="#care" class="hash-link" aria-label="Direct link to Care" title="Direct link to Care">\u200b</a></h2>
<div class="theme-admonition alert"><div class="admonitionHeading_x"><span></span>tip</div><div><p>Dust them weekly.</p></div></div>
</div><footer class="theme-doc-footer"><a class="theme-edit-this-page" href="/edit">Edit this page</a></footer></article>
<nav class="pagination-nav" aria-label="Docs pages"><a href="/next"><div>Next</div><div>Chairs</div></a></nav></div>
<div class="tableOfContents_x thin-scrollbar"><ul class="table-of-contents"><li><a href="#care" class="table-of-contents__link">Care</a></li></ul></div>
</main></div><footer class="footer"><div class="footer__copyright">Copyright Acme</div></footer></div></body></html>`;

it('reads a page of Docusaurus without menus, table of contents, edit link and pager', () => {
  const { markdown } = htmlToMarkdown(DOCUSAURUS);
  assert.match(markdown, /^# Lamps\n\nWe make lamps\.\n\n## Care\n\n[^]*Dust them weekly\.$/);
  assert.doesNotMatch(
    markdown,
    /Skip|Sale|Close|Shop|On this page|\u200b|Direct|Edit|Next|Chairs|Copyright|#care/,
  );
});

/** The content of a page of VitePress: callouts with and without a title of their own, and code with its language. */
const VITEPRESS = `<main class="main"><div class="vp-doc"><div>
<h1 id="lamps" tabindex="-1">Lamps <a class="header-anchor" href="#lamps" aria-label="Permalink">\u200b</a></h1>
<div class="tip custom-block"><p class="custom-block-title">TIP</p><p>Dust them weekly.</p></div>
<div class="warning custom-block"><p class="custom-block-title">Mind the heat</p><p>They get hot.</p></div>
<div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span>
<pre class="shiki vp-code" tabindex="0"><code><span class="line"><span>lamp.on();</span></span></code></pre></div>
</div></div></main>`;

it('reads a page of VitePress with the titles that its author gave, and names languages where code begins', () => {
  const { markdown } = htmlToMarkdown(VITEPRESS);
  const code = '```js\nlamp.on();\n```';
  assert.equal(markdown, `# Lamps\n\nDust them weekly.\n\nMind the heat\n\nThey get hot.\n\n${code}`);
});

it('takes the language of code from the frames around it, as Pygments and Rouge write them', () => {
  const code = '<pre><span></span><code>lamp.on()</code></pre>';
  for (const html of [
    `<div class="language-python highlight">${code}</div>`,
    `<div class="language-python highlighter-rouge"><div class="highlight">${code}</div></div>`,
  ]) {
    assert.equal(htmlToMarkdown(`<main>${html}</main>`).markdown, '```python\nlamp.on()\n```');
  }
  const mixed = `<div class="language-python"><p>Turn it on:</p>${code}</div>`;
  assert.equal(htmlToMarkdown(`<main>${mixed}</main>`).markdown, 'Turn it on:\n\n```\nlamp.on()\n```');
});

it('reads the questions of Webflow, without what it hides', () => {
  const item = (question: string, answer: string) =>
    `<div class="faq w-dropdown"><div class="w-dropdown-toggle"><div class="icon"></div><div>${question}</div></div>
     <nav class="faq-list w-dropdown-list"><p>${answer}</p></nav></div>`;
  const menu = '<nav class="w-dropdown-list"><a class="w-dropdown-link" href="/a">Blog</a></nav>';
  const form =
    '<div class="w-form"><form></form><div class="w-form-done">Thank you!</div><div class="w-form-fail">Oops!</div></div>';
  const html = `<main><h1>Mugs</h1>${item('Do you deliver?', 'In three days.')}${item('Can I return it?', 'Within 30 days.')}
    ${menu}<h2>Blue</h2><p>In stock<span class="w-condition-invisible">Sold out</span></p>${form}</main>`;
  assert.equal(
    htmlToMarkdown(html).markdown,
    '# Mugs\n\n## Do you deliver?\n\nIn three days.\n\n## Can I return it?\n\nWithin 30 days.\n\n## Blue\n\nIn stock',
  );
});
