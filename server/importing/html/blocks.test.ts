import assert from 'node:assert/strict';
import { it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

it('writes one colon behind a term', () => {
  const html = '<main><dl><dt>Phone:</dt><dd>01632 960118</dd><dt>Fax</dt><dd>None</dd></dl></main>';
  assert.equal(htmlToMarkdown(html).markdown, '- **Phone**: 01632 960118\n- **Fax**: None');
});
