/** What of a page surrounds what readers came for. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
});
