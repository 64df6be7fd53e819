/** Markdown that machines made up. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fuzz, textsOf } from '../../runtime/fuzz.fixture.js';
import { passagesOf } from '../../search/passages/passages.js';
import { readMarkdownPage } from './read-markdown-page.js';
import { rewriteLinks } from './page-links.js';

const PIECES = [
  '# ',
  '## ',
  '* ',
  '- ',
  '1. ',
  '> ',
  '    ',
  '```',
  '~~~',
  '`',
  '**',
  '*',
  '_',
  '~~',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '![',
  '](',
  '[^1]',
  '[a]: /b\n',
  '| ',
  '|-|-|\n',
  ':::',
  '<!--',
  '-->',
  '<b>',
  '</b>',
  '<li>',
  '<script>',
  '</script>',
  '&amp;',
  '&#x1F600;',
  '\\',
  '===\n',
  '---\n',
  'https://a.example/',
  '<https://a.example>',
  'word',
  '. ',
  '\n',
  '\n\n',
  'import a from "b"\n',
  'export const a = 1\n',
  '<h1>',
  'a_b_c',
  '2*3*4',
  '"',
  "'",
];

it('Markdown is read, and cut into passages', (t) => {
  const report = fuzz(textsOf(PIECES), (markdown) => {
    const read = readMarkdownPage(markdown, markdown.length % 2 === 0);
    if ('reason' in read) return;
    const content = rewriteLinks(read.draft.content, (target) => `https://a.example/${target}`);
    const passages = passagesOf({ id: 'a', title: read.draft.title ?? '', url: '/', content });
    const length = passages.reduce(
      (sum, { units }) => sum + units.reduce((all, unit) => all + unit.text.length, 0),
      0,
    );
    assert.ok(length <= 2 * content.length + 1000, `${length} of ${content.length}`);
  });
  t.diagnostic(JSON.stringify(report));
});
