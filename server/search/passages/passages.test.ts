import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { passagesOf } from './passages.js';
import type { Passage, Unit } from './passage.js';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';

const read = (content: string): Passage[] =>
  passagesOf({ id: 'page', title: 'The page', url: 'https://acme.example/help/page', content });
const units = (content: string): Unit[] => read(content).flatMap((passage) => passage.units);
const texts = (content: string): string[] => units(content).map((unit) => unit.text);
const markdown = (content: string): string | undefined => {
  const [unit] = units(content);
  return unit?.markdown ?? unit?.text;
};

describe('the passages of a page', () => {
  it('are cut in time linear in its length, where a line is one long sum', () => {
    const sum = (size: number) => '2*3*4'.repeat(size) + 'x';
    assertLinearTime(20_000, sum, (content) => {
      assert.ok(read(content).length > 0);
    });
  });

  it('are cut in time linear in its length, where it ends nothing that it begins', () => {
    const pages: ((size: number) => string)[] = [
      (size) => `${'.'.repeat(size)}x`,
      (size) => `[a](${' '.repeat(size)}x`,
      (size) => `x${'~'.repeat(size)}`,
      (size) => 'a\\!. '.repeat(size / 5),
      (size) => '*a*. '.repeat(size / 5),
      (size) => '*a. '.repeat(size / 8) + 'a.* '.repeat(size / 8),
      (size) => '['.repeat(size / 10) + 'a. '.repeat(size / 10) + '](/b)'.repeat(size / 10),
      (size) => `| a | b |\n|-|-|\n| a | ${'\\['.repeat(size / 2)} |`,
      (size) => `* a\n* ${'\t'.repeat(size)}\u2028b`,
      (size) => `[l]: /${'x'.repeat(size / 2)}\n\n${'[a][l] '.repeat(size / 14)}`,
    ];
    for (const page of pages) assertLinearTime(80_000, page, read);
  });

  it('have no heading as long as a text, which is read as one', () => {
    const long = 'A very long heading. '.repeat(50);
    const passages = read(`# Plans\n\n## ${long}\n\nCheap.`);
    assert.ok(passages.length > 0 && passages.every(({ headings }) => headings.join() === 'Plans'));
    assert.ok(texts(`## ${long}`).includes('A very long heading.'));
  });

  it('take a heading inside of a list item as the name of the item', () => {
    const [first] = units('- ## Small **box** ##\n\n  £9\n\n- Large');
    assert.deepEqual([first?.kind, first?.text, first?.markdown], ['item', 'Small box', '**Small box**']);
  });

  it('lie under the headings above them, without the title of the page', () => {
    const passages = read(
      '# The page\n\nIntro.\n\n## Plans\n\nTwo.\n\n### Yearly\n\nCheap.\n\nRefunds\n---\n\nNone.',
    );
    assert.deepEqual(
      passages.map(({ headings, units }) => [headings.join(' > '), units[0]?.text]),
      [
        ['', 'Intro.'],
        ['Plans', 'Two.'],
        ['Plans > Yearly', 'Cheap.'],
        ['Refunds', 'None.'],
      ],
    );
  });

  it('cut paragraphs into sentences, but not after abbreviations, versions or initials', () => {
    assert.deepEqual(texts('Use e.g. the CLI. It needs Node 20.19 or later! Ask Dr. Ray? Yes.'), [
      'Use e.g. the CLI.',
      'It needs Node 20.19 or later!',
      'Ask Dr. Ray?',
      'Yes.',
    ]);
    const quoting = 'Say "Hello!" or "are you a bot?" to get a short reply.';
    assert.deepEqual(texts(quoting), [quoting]);
    assert.deepEqual(texts('请先登录。然后点击“设置”。'), ['请先登录。', '然后点击“设置”。']);
  });

  it('keep what is quoted within a sentence together, and cut a quotation of sentences', () => {
    for (const sentence of [
      'Visitors read “Hi! How can I help?”, each in their language.',
      'Visitors read "Hi! How can I help?", each in their language.',
      'Schreiben Sie „Hallo! Wir kommen.“ auf die Karte.',
      'Le message « Bonjour ! Nous sommes là. » paraît en haut.',
    ])
      assert.deepEqual(texts(sentence), [sentence]);
    assert.equal(texts('“Great shop. I bought two. Loved it.” Anna').length, 4);
    assert.equal(texts('The pipe of 6" is sold out. Ask us. The one of 8" is not.').length, 3);
    assert.equal(texts('He wrote “never closed. And then he left.').length, 2);
  });

  it('are not cut after numbers of order, and the abbreviations of other languages', () => {
    for (const sentence of [
      'Am 24. und 31. Dezember bleibt der Laden zu.',
      'Die Praxis ist im 2. Stock, inkl. Aufzug.',
      'Jesteśmy przy ul. Długiej 5 w Krakowie.',
      'Nos encontrará en la Avda. Libertad 7.',
      'Wij zijn dicht, m.u.v. Koningsdag.',
    ])
      assert.deepEqual(texts(sentence), [sentence]);
    assert.deepEqual(texts('The yard is open from 9 to 5. Decks are closed.').length, 2);
  });

  it('cut where a page lost the space or the line end between sentences, and no name', () => {
    assert.deepEqual(texts('The lake is near.We rent boats!Ask us.'), [
      'The lake is near.',
      'We rent boats!',
      'Ask us.',
    ]);
    const names = 'Node.Js and System.Text use e.g.This.';
    assert.deepEqual(texts(names), [names]);
  });

  it('read lines of names and values as a list', () => {
    const hours = 'Monday 8:00 – 17:00  \nTuesday 8:00 – 19:00  \nSunday closed';
    assert.deepEqual(
      units(hours).map(({ kind, text }) => [kind, text]),
      [
        ['item', 'Monday 8:00 – 17:00'],
        ['item', 'Tuesday 8:00 – 19:00'],
        ['item', 'Sunday closed'],
      ],
    );
    const prose = 'We open at 8:00.\nWe close at 17:00.\nCome at 9:00.';
    assert.ok(units(prose).every(({ kind }) => kind === 'sentence'));
    assert.ok(units('Lake Road 7\n6199 Niederarven\nAustria').every(({ kind }) => kind === 'sentence'));
  });

  it('keep lists as items with their number and depth, also over blank lines', () => {
    const list = units('1. Open it\n\n2. Close it\n   and lock it\n   - twice\n');
    assert.deepEqual(
      list.map(({ kind, text, marker, depth }) => [kind, text, marker, depth]),
      [
        ['item', 'Open it', '1.', 1],
        ['item', 'Close it and lock it', '2.', 1],
        ['item', 'twice', '-', 2],
      ],
    );
  });

  it('keep code line by line, with its language, and never read marks in it', () => {
    const [, code] = units('Run:\n\n```sh\nnpm ci\n  npm **start**\n```\n');
    assert.equal(code?.kind, 'code');
    assert.equal(code.text, 'npm ci\n  npm **start**');
    assert.equal(code.language, 'sh');
  });

  it('read a table by rows, behind the names of its columns', () => {
    const [head, row] = units(
      '| Plan | Price | Seats |\n| --- | --- | --- |\n| Pro | $9 a month | `a\\|b` |\n',
    );
    assert.deepEqual([head?.kind, head?.cells], ['head', ['Plan', 'Price', 'Seats']]);
    assert.deepEqual([row?.kind, row?.cells], ['row', ['Pro', '$9 a month', '`a|b`']]);
    assert.equal(row?.excerpt, '$9 a month');
    assert.deepEqual(texts('Key | Does\n--- | ---\nD | Today'), ['Key Does', 'D Today']);
  });

  it('find the names of columns where Markdown has no place for them, and take no row for them', () => {
    const kinds = (content: string): string[] => units(content).map(({ kind, text }) => `${kind} ${text}`);
    const blank = '|  |  |\n| --- | --- |\n';
    assert.deepEqual(kinds(`${blank}| **Room** | **Price** |\n| Single | nice |`), [
      'head Room Price',
      'row Single nice',
    ]);
    assert.deepEqual(kinds(`${blank}| Room | Price |\n| Single | € 90 |`), [
      'head Room Price',
      'row Single € 90',
    ]);
    assert.deepEqual(kinds(`${blank}| Single | € 90 |\n| Double | € 120 |`), [
      'row Single € 90',
      'row Double € 120',
    ]);
    const firstIsRow = '| Monday | 9:00 – 17:00 |\n| --- | --- |\n| Tuesday | 9:00 – 18:00 |';
    assert.deepEqual(kinds(firstIsRow), ['row Monday 9:00 – 17:00', 'row Tuesday 9:00 – 18:00']);
  });

  it('tell notes and titles across a table from its rows, and begin each part of a long one with its head', () => {
    const table =
      '| Room | Price |\n| --- | --- |\n| Small rooms | |\n| Single | € 90 |\n| Breakfast is included. |  |\n| Double | € 120 |';
    assert.deepEqual(
      units(table).map(({ kind }) => kind),
      ['head', 'row', 'row', 'sentence', 'head', 'row'],
    );
    const rows = Array.from({ length: 120 }, (_, i) => `| Room ${i} of the house by the lake | € ${i} |`);
    const passages = read(['| Room | Price |', '| --- | --- |', ...rows].join('\n'));
    assert.ok(passages.length > 2);
    for (const { units } of passages) assert.equal(units[0]?.kind, 'head');
  });

  it('show what a reader sees: no tags, comments, images, scripts or link targets', () => {
    const page =
      '<!-- no\n\nno --> Click **Save** <br/>or ![alt](x.png) [the _blue_ link](https://a.example/b_(c)) &amp; wait.\n\n<script>\nno()\n</script>\n\n<ul>\n<li>One</li>\n</ul>';
    assert.deepEqual(texts(page), ['Click Save or the blue link & wait.', 'One']);
  });

  it('keep placeholders, snake_case, sums and wildcards as they are', () => {
    const page = 'Set <your key> in my_api_key, 2*3*4 times, for f(*) and g(*).';
    assert.deepEqual(texts(page), [page]);
  });

  it('hand on Markdown that is safe to show: marks closed, special characters escaped', () => {
    assert.equal(
      markdown('Press **Save** in `a_b`, \\*not\\* here'),
      'Press **Save** in `a_b`, \\*not\\* here',
    );
    assert.equal(markdown('**One. Two** rest.'), '**One.**');
  });

  it('keep what marks of a text do not cross, and of links in each other the outer one', () => {
    assert.equal(markdown('[a [b](/c) d](/e)'), '[a b d](https://acme.example/e)');
    assert.equal(markdown('~~a~~ b~~~c~~~ d~e'), 'a b~~~c~~~ d~e');
    assert.equal(markdown('\\[a](b) \\[c [d](/e)'), '[a\\](b) [c [d](https://acme.example/e)');
  });

  it('keep links that lead somewhere, and drop those between source files and to scripts', () => {
    assert.equal(markdown('[A](/pricing)'), '[A](https://acme.example/pricing)');
    assert.equal(markdown('[A][b]\n\n[b]: https://b.example/'), '[A](https://b.example/)');
    assert.equal(markdown('[A](other.md)'), 'A');
    assert.equal(markdown('[A](javascript:alert(1))'), 'A');
  });

  it('quote only what stands the same in the raw page', () => {
    assert.equal(
      units('See <kbd>Ctrl</kbd> and the long rest of this sentence.')[0]?.excerpt,
      'and the long rest of this sentence.',
    );
    assert.equal(units('**Bold** and `code`.')[0]?.excerpt, undefined);
  });

  it('cut what is too long to be one passage', () => {
    const passages = read(
      Array.from({ length: 200 }, (_, i) => `Sentence number ${i} has six words.`).join(' '),
    );
    assert.ok(passages.length >= 3);
    assert.equal(passages.flatMap((passage) => passage.units).length, 200);
  });

  const HOSTILE: Record<string, string> = {
    'open brackets': '[',
    'links without end': '[a](',
    'images without end': '![',
    'stars that open': '*a **b ***c ',
    underscores: '_a',
    backticks: '` ``',
    'tags without end': '<a ',
    'comments without end': '<!--',
    entities: '&a',
    bars: '|',
    'quote marks': '> ',
    'list markers': '- ',
    hashes: '#',
    'one endless word': 'a',
    'full stops': '.',
    'code fences': '```\n',
    ideographs: '漢',
  };
  for (const [name, piece] of Object.entries(HOSTILE)) {
    it(`take time in proportion to the page for ${name}`, () => {
      /** Milliseconds of work, which other processes of the machine cannot stretch. */
      const cpuTime = () => process.cpuUsage().user / 1000;
      const time = (length: number): number => {
        const content = piece.repeat(length / piece.length);
        const runs = Array.from({ length: 6 }, () => {
          const start = cpuTime();
          read(content);
          return cpuTime() - start;
        });
        return Math.min(...runs);
      };
      const short = time(20_000);
      const long = time(160_000);
      // Eight times the text; quadratic work would take 64 times as long. A pause of the machine is forgiven.
      assert.ok(long < 30 * short + 50, `${short} ms for 20 kB, ${long} ms for 160 kB`);
    });
  }
});

it('repeats the head of a table in its passages, but none so long that little pages grow large', () => {
  const lengthOf = (head: string) => {
    const content = `| ${head} | b |\n|-|-|\n${'| x | y |\n'.repeat(500)}`;
    const passages = passagesOf({ id: 'a', title: 'A', url: '/', content });
    const units = passages.flatMap((passage) => passage.units.map(({ text }) => text));
    return { heads: units.filter((text) => text.startsWith(head)).length, all: units.join('').length };
  };
  assert.ok(lengthOf('Price of a bike').heads > 1);
  assert.equal(lengthOf('word '.repeat(200).trim()).heads, 1);
  assert.ok(lengthOf('word '.repeat(200).trim()).all < 5000);
});
