import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import { drawMarkdown } from './draw-markdown.js';
import { parseMarkdown, plainText } from './parse-blocks.js';

/** Draws Markdown as a reply of a site whose pages lie on help.acme.example. */
function draw(markdown: string): HTMLElement {
  const container = document.createElement('div');
  const isTrusted = (url: URL) => url.host === 'help.acme.example' || url.host === location.host;
  const marker = (number: number) => (number <= 2 ? html`<button>${number}</button>` : undefined);
  render(drawMarkdown(parseMarkdown(markdown), { isTrusted, marker }), container);
  return container;
}

/** The drawn markup without Lit's comments, its attributes of no interest here, and line breaks. */
function markup(markdown: string): string {
  return draw(markdown)
    .innerHTML.replace(/<!--.*?-->/g, '')
    .replace(/ (?:dir|tabindex|rel|scope)="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .replaceAll('\n', ' ')
    .trim();
}

const drawn: readonly (readonly [title: string, markdown: string, expected: string])[] = [
  ['joins the lines of a paragraph', 'one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  ['breaks a line at two spaces or a backslash', 'one  \ntwo\\\nthree', '<p>one<br>two<br>three</p>'],
  ['draws emphasis', '**bold** and *slanted*', '<p><strong>bold</strong> and <em>slanted</em></p>'],
  ['nests emphasis', '**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
  ['draws three stars as both', '***a***', '<p><strong><em>a</em></strong></p>'],
  ['leaves underscores in names alone', 'set max_open_files to 3', '<p>set max_open_files to 3</p>'],
  ['leaves a sum alone', '2 * 3 * 4', '<p>2 * 3 * 4</p>'],
  ['leaves an open delimiter as typed', 'a **b', '<p>a **b</p>'],
  ['leaves escaped characters as they are', '\\*not slanted\\*', '<p>*not slanted*</p>'],
  ['draws code as it is', 'run `a **b** <c>`', '<p>run <code>a **b** &lt;c&gt;</code></p>'],
  ['draws headings as bold text', '## Set up', '<p><strong>Set up</strong></p>'],
  ['drops rules', 'a\n\n---\n\nb', '<p>a</p><p>b</p>'],
  ['draws quotes', '> a\n> b', '<blockquote><p>a b</p></blockquote>'],
  ['draws fenced code', '```sh\na\n  b\n```', '<pre><code>a   b</code></pre>'],
  ['draws fenced code that never ends', '```\na', '<pre><code>a</code></pre>'],
  ['draws lists', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['draws a list right after its introduction', 'You need:\n- a', '<p>You need:</p><ul><li>a</li></ul>'],
  ['counts from the first number', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  [
    'nests lists',
    '1. a\n   - b\n   - c\n2. d',
    '<ol start="1"><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>',
  ],
  ['keeps later paragraphs in their item', '- a\n\n  b\n- c', '<ul><li>a<p>b</p></li><li>c</li></ul>'],
  [
    'draws tables',
    '| A | B |\n|---|:-:|\n| 1 | x\\|y |',
    '<div class="table"><table><thead><tr><th>A</th><th>B</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>x|y</td></tr></tbody></table></div>',
  ],
  ['draws markers of citations that exist', 'so [1]', '<p>so&nbsp;<button>1</button></p>'],
  ['leaves other numbers in brackets alone', 'so [7]', '<p>so&nbsp;[7]</p>'],
  [
    'opens links to other sites in a new tab',
    '[plans](https://help.acme.example/plans)',
    '<p><a href="https://help.acme.example/plans" target="_blank">plans</a></p>',
  ],
  [
    'opens links to this site in the same tab',
    `[plans](${location.origin}/plans)`,
    `<p><a href="${location.origin}/plans">plans</a></p>`,
  ],
  [
    'links bare addresses up to the end of the sentence',
    'See https://help.acme.example/a(b).',
    '<p>See <a href="https://help.acme.example/a(b)" target="_blank">https://help.acme.example/a(b)</a>.</p>',
  ],
  ['links mail addresses', '<mailto:a@b.example>', '<p><a href="mailto:a@b.example">a@b.example</a></p>'],
  [
    'links telephone numbers',
    '[01632 960118](tel:01632960118)',
    '<p><a href="tel:01632960118">01632 960118</a></p>',
  ],
  ['shows the label alone of codes for phones', '[x](tel:*21*0900123456#)', '<p>x</p>'],
  ['shows the label alone of links to strangers', 'a [b](https://evil.example/)', '<p>a b</p>'],
  ['shows the label alone of scripts', '[x](javascript:alert(1))', '<p>x</p>'],
  ['shows the label of an image', 'a ![map](https://help.acme.example/m.png)', '<p>a map</p>'],
  [
    'shows where a link really leads when its label says another place',
    '[https://acme.example/reset](https://help.acme.example/x)',
    '<p><a href="https://help.acme.example/x" target="_blank">https://help.acme.example/x</a></p>',
  ],
  ['shows HTML as text', '<b>a</b>', '<p>&lt;b&gt;a&lt;/b&gt;</p>'],
  ['strips characters that hide or reorder text', 'a\u202eb\u200bc\u0000d\u{e0041}e', '<p>abcde</p>'],
  ['keeps joiners in emoji and Persian', '👩‍🚒 می‌خواهم', '<p>👩‍🚒 می‌خواهم</p>'],
];

describe('Markdown in replies', () => {
  for (const [title, markdown, expected] of drawn) {
    it(title, () => {
      expect(markup(markdown)).to.equal(expected);
    });
  }

  it('can be spoken: words without marks, one line a block', () => {
    const blocks = parseMarkdown(
      '## Steps\n\nDo **this** [1] with `ls`:\n\n1. one\n2. [two](https://a.example)',
    );
    expect(plainText(blocks)).to.equal('Steps\nDo this with ls:\none\ntwo');
  });

  // A parser that backtracks needs minutes for these, and so runs into the time limit of the test.
  it('draws the longest text there may be, whatever it repeats', () => {
    const units = [
      '*a ',
      '**',
      '`a',
      '[',
      '[a](',
      '![',
      '> ',
      '- ',
      '1. ',
      '_a__b',
      'http://',
      '|-',
      '\\',
      '<h',
    ];
    for (const unit of units) {
      const text = `${unit.repeat(19_990 / unit.length)}x`;
      expect(draw(text).childElementCount, unit).to.be.at.least(1);
    }
  });
});

// oxlint-disable-next-line no-control-regex -- control characters are what must not be left
const HIDDEN = /[\u0000\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

interface Vector {
  readonly id: string;
  readonly payload?: string;
  readonly repeat?: readonly (readonly [unit: string, count: number])[];
}

describe('Markdown from an attacker', () => {
  it('draws nothing but text, known elements and trusted links', async () => {
    const response = await fetch('/vectors/xss.json');
    const { vectors } = (await response.json()) as { vectors: readonly Vector[] };
    const elements =
      /^(?:A|BLOCKQUOTE|BR|BUTTON|CODE|DIV|EM|LI|OL|P|PRE|STRONG|TABLE|TBODY|TD|TH|THEAD|TR|UL)$/;
    const attributes = /^(?:href|rel|target|dir|tabindex|class|start|scope)$/;
    for (const { id, payload, repeat } of vectors) {
      const text = payload ?? (repeat ?? []).map(([unit, count]) => unit.repeat(count)).join('');
      const container = draw(text);
      for (const element of container.querySelectorAll('*')) {
        expect(element.tagName, id).to.match(elements);
        for (const { name } of element.attributes) expect(name, id).to.match(attributes);
      }
      for (const link of container.querySelectorAll('a')) {
        expect(link.href, id).to.match(/^https:\/\/help\.acme\.example\/[^<>"\s]*$/);
        expect(link.rel, id).to.equal('noopener noreferrer');
      }
      expect(container.textContent, id).not.to.match(HIDDEN);
    }
  });
});
