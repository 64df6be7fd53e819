import { expect, fixture, html } from '@open-wc/testing';
import { drawMarkdown } from './draw-markdown.js';
import { parseMarkdown } from './parse-blocks.js';

const draw = (text: string): Promise<HTMLElement> =>
  fixture(html`<div>${drawMarkdown(parseMarkdown(text), { isTrusted: () => false })}</div>`);

/** On how many lines a part of a text stands. */
function linesOf(element: Element, part: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = node.textContent?.indexOf(part) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + part.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  }
  return 0;
}

describe('drawn Markdown', () => {
  it('breaks no line between a number and its currency', async () => {
    const element = await draw('Wash, cut and colour: 118 €, long hair CHF 20 more.');
    for (let width = 60; width < 300; width += 4) {
      element.style.inlineSize = `${width}px`;
      for (const sum of ['118\u00A0€', 'CHF\u00A020']) {
        expect(linesOf(element, sum), `${sum} at ${width}`).to.equal(1);
      }
    }
  });
});
