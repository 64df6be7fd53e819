/** `pages show` */
import { AppError } from '../../errors.js';
import type { Passage, Unit } from '../../search/passages/passage.js';
import { passagesOf } from '../../search/passages/passages.js';
import { wordsOf } from '../../operate/knowledge/measure-page.js';
import { defineCommand } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withWidget } from '../terminal/open-data.js';
import { count } from '../../runtime/quantities.js';
import { indent, labelled, wrap } from '../terminal/text-layout.js';

export const pagesShowCommand = defineCommand({
  name: 'pages show',
  summary: 'Shows a page as the answers are made from it.',
  synopsis: 'ID PAGE',
  positionals: ['ID', 'PAGE'],
  flags: SHARED_FLAGS,
  notes: `PAGE is the ID that pages list shows. Each passage has the headings that it
stands under; its pieces are what an answer can quote, one a line: sentences,
"-" list items, "|" rows of tables and "#" blocks of code.`,
  run: (values, [id = '', pageId = ''], terminal) =>
    withWidget(values.data, id, terminal, async (_, data) => {
      const page = (await data.store.pages.list(id)).find((each) => each.id === pageId);
      if (!page) {
        throw new AppError(
          'not_found',
          `The widget has no page "${pageId}". See all with: ${terminal.program} pages list ${id}`,
        );
      }
      const passages = passagesOf(page);
      const { content: _content, ...facts } = page;
      const rows: [string, string][] = [
        ['Title', page.title],
        ['Address', page.url],
        ['Language', page.lang ?? 'not given'],
        ['Passages', passages.length.toLocaleString('en')],
      ];
      const parts = passages.map((passage, at) => describePassage(passage, at + 1));
      return {
        json: { ...facts, passages: passages.map((passage) => ({ ...passage, words: wordsOf(passage) })) },
        text: [labelled(rows), ...parts].join('\n\n'),
      };
    }),
});

function describePassage(passage: Passage, number: number): string {
  const path = passage.headings.length > 0 ? passage.headings.join(' > ') : '(under the title)';
  const size = `${count(passage.units.length, 'piece')}, ${count(wordsOf(passage), 'word')}`;
  const units = passage.units.map((unit) => indent(describeUnit(unit)));
  return [`${number}. ${path}  [${size}]`, ...units].join('\n');
}

function describeUnit({ kind, text, marker = '-', depth = 1 }: Unit): string {
  if (kind === 'code') return text.replace(/^/gm, '# ');
  if (kind === 'row' || kind === 'head') return wrap(`| ${text}`);
  return kind === 'item' ? indent(wrap(`${marker} ${text}`), '  '.repeat(depth - 1)) : wrap(text);
}
