/** HTML that machines made up. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fuzz, textsOf } from '../../runtime/fuzz.fixture.js';
import { htmlToMarkdown } from './html-to-markdown.js';
import { HtmlTooDeepError } from './html-tree.js';

const NAMES = [
  'p',
  'div',
  'main',
  'article',
  'nav',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'thead',
  'pre',
  'code',
  'a',
  'b',
  'h1',
  'h2',
  'blockquote',
  'dl',
  'dt',
  'dd',
  'br',
  'img',
  'script',
  'style',
  'template',
  'details',
  'summary',
  'svg',
  'title',
  'head',
  'body',
  'html',
  'button',
  'form',
  'iframe',
  'span',
  'aside',
  'figure',
  'textarea',
  'plaintext',
];
const PIECES = [
  ...NAMES.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} class="note admonition" id=x hidden>`]),
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!doctype html>',
  '&',
  '&amp;',
  '&nbsp;',
  '&#0;',
  '&#xffffff;',
  '<td colspan=9999 rowspan=9999>',
  '<ol start=999999999>',
  '<a href="javascript:x">',
  '<a href="/x">',
  'word ',
  '`',
  '*',
  '<link rel=canonical href="/x">',
  '<meta http-equiv=refresh content="0;url=/x">',
  '<html lang="en">',
  '"',
  "'",
  '=',
];

it('HTML becomes Markdown, or is too deep', (t) => {
  const report = fuzz(textsOf(PIECES, 500), (html) => {
    try {
      const { markdown } = htmlToMarkdown(html);
      assert.doesNotMatch(markdown, /\]\(\s*javascript:/i);
    } catch (error) {
      assert.ok(error instanceof HtmlTooDeepError, String((error as Error).stack));
    }
  });
  t.diagnostic(JSON.stringify(report));
});
