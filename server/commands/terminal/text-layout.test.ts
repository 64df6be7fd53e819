import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printable, printableJson, table, wrap } from './text-layout.js';

describe('a table', () => {
  const rows = [
    [
      'guides/getting-started',
      'How to get started with the product in ten minutes',
      'https://acme.example/start',
    ],
    ['faq', '日本語のページ', ''],
  ];

  it('is as wide as its texts where the width does not matter', () => {
    const [heading = '', first = ''] = table(['ID', 'TITLE', 'URL'], rows, undefined).split('\n');
    assert.match(heading, /^ID {22}TITLE {47}URL$/);
    assert.ok(first.endsWith('https://acme.example/start'));
  });

  it('is cut to the width of the terminal, but for the ids that people copy', () => {
    const lines = table(['ID', 'TITLE', 'URL'], rows, 80).split('\n');
    assert.ok(lines.every((line) => line.length <= 80));
    assert.match(
      lines[1] ?? '',
      /^guides\/getting-started {2}How to get started.*… {2}https:\/\/acme\.example\/start$/,
    );
    assert.match(
      table(['ID', 'TITLE', 'URL'], rows, 10),
      /^guides\/getting-started {2}How to … {2}https:\/…$/m,
    );
  });

  it('keeps columns below each other where letters are wide', () => {
    const lines = table(
      ['A', 'B', 'C'],
      [
        ['x', '日本', '1'],
        ['y', 'ab', '2'],
      ],
      undefined,
    ).split('\n');
    assert.deepEqual(lines, ['A  B     C', 'x  日本  1', 'y  ab    2']);
  });
});

describe('text for a terminal', () => {
  it('cannot move the cursor, ring or turn the direction', () => {
    assert.equal(printable('a\u001b[2Jb\u0007\u009bc\u202e\r\nd\te'), 'a[2Jbc\nd\te');
  });

  it('keeps its meaning as JSON', () => {
    const value = { title: 'a\u001b[2J\u009b\u202eb' };
    const json = printableJson(value);
    assert.ok(!['\u001b', '\u009b', '\u202e'].some((character) => json.includes(character)));
    assert.deepEqual(JSON.parse(json), value);
  });

  it('breaks between words, below the text of a list item', () => {
    assert.equal(wrap('one two three\n- four five six', 10), 'one two\nthree\n- four\n  five six');
    assert.equal(wrap('unbreakablelongword x', 10), 'unbreakablelongword\nx');
  });
});
