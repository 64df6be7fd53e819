import assert from 'node:assert/strict';
import { it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

it('follows no redirect that is for browsers without scripts alone', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/no-scripts">';
  const page = (head: string) =>
    htmlToMarkdown(`<head><title>Mugs</title>${head}</head><p>We sell mugs.</p>`);
  assert.equal(page(`<noscript><div>${refresh}</div></noscript>`).redirectsTo, '');
  assert.equal(page(refresh).redirectsTo, '/no-scripts');
});
