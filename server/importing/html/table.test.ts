import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

const inMain = (html: string): string => htmlToMarkdown(`<main>${html}</main>`).markdown;

describe('a table', () => {
  it('may name its columns with headings', () => {
    const head = '<thead><tr><th></th><th><h3>Basic</h3></th><th> <h3>Pro</h3> </th></tr></thead>';
    assert.equal(
      inMain(`<table>${head}<tr><td>Seats</td><td>5</td><td>50</td></tr></table>`),
      '|  | Basic | Pro |\n| --- | --- | --- |\n| Seats | 5 | 50 |',
    );
  });

  it('keeps its columns below a cell that takes many rows, or all', () => {
    for (const rows of [60, 0]) {
      const row = (i: number) =>
        `<tr>${i === 0 ? `<td rowspan="${rows}">Cups</td>` : ''}<td>${i}</td><td>£${i}</td></tr>`;
      const lines = inMain(`<table>${Array.from({ length: 60 }, (_, i) => row(i)).join('')}</table>`).split(
        '\n',
      );
      assert.deepEqual([lines[42], lines.at(-1)], ['| Cups | 40 | £40 |', '|  | 59 | £59 |']);
    }
  });

  it('only arranges the page where cells hold headings with text below them', () => {
    assert.equal(
      inMain('<table><tr><th><h3>Ann</h3><p>Cook</p></th><td><h3>Ben</h3></td></tr></table>'),
      '### Ann\n\nCook\n\n### Ben',
    );
  });
});
