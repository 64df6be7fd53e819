import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

const inMain = (html: string): string => htmlToMarkdown(`<main>${html}</main>`).markdown;

describe('what unfolds an answer is a heading', () => {
  const answers = '# FAQ\n\n## Do you deliver?\n\nIn three days.\n\n## Can I return it?\n\nWithin 30 days.';
  const faq = (item: (id: string, question: string, answer: string) => string) =>
    `<h1>FAQ</h1>${item('a', 'Do you deliver?', 'In three days.')}${item('b', 'Can I return it?', 'Within 30 days.')}`;

  it('where it is the label of a switch', () => {
    const item = (id: string, question: string, answer: string) =>
      `<div><input type="checkbox" id="${id}"><label for="${id}">${question}</label><div>${answer}</div></div>`;
    assert.equal(inMain(faq(item)), answers);
    assert.equal(inMain(`<form>${item('a', 'Do you agree?', 'Terms.')}</form>`), 'Terms.');
    assert.equal(inMain('<h2><label for="a">Delivery</label></h2><p>Free.</p>'), '## Delivery\n\nFree.');
  });

  it('where it is a link that unfolds, drawn as a button or not', () => {
    for (const look of ['', 'class="btn btn-link"']) {
      const item = (id: string, question: string, answer: string) =>
        `<div><a ${look} data-toggle="collapse" href="#${id}">${question}</a></div><div id="${id}">${answer}</div>`;
      assert.equal(inMain(faq(item)), answers);
    }
  });

  it('of a word, beside others that each have a panel and a name of their own', () => {
    const item = (id: string, name: string) =>
      `<div role="button" aria-controls="${id}"><a>${name}</a></div><div id="${id}"><p>About ${id}.</p></div>`;
    assert.equal(
      inMain(item('a', 'Delivery') + item('b', 'Returns')),
      '# Delivery\n\nAbout a.\n\n# Returns\n\nAbout b.',
    );
    assert.equal(inMain(item('a', 'Read more') + item('b', 'Read more')), 'About a.\n\nAbout b.');
  });
});

it('keeps labels that belong to no field', () => {
  const row = (label: string, value: string) => `<div><label>${label}</label><span>${value}</span></div>`;
  assert.equal(
    inMain(row('Check-in', '15:00') + row('Check-out', '11:00')),
    '- **Check-in**: 15:00\n- **Check-out**: 11:00',
  );
  assert.equal(
    inMain('<label>Name <input></label><label for="x">Town</label><input id="x"><p>End.</p>'),
    'End.',
  );
});

it('looks at controls in about the same time however deep they are nested', () => {
  const text = '<i>word</i> '.repeat(5000);
  const timeOf = (html: string): number => {
    const { user } = process.cpuUsage();
    inMain(html);
    return (process.cpuUsage().user - user) / 1000;
  };
  for (const [open, close] of [
    ['<div role="button" aria-controls="x">', '</div>'],
    ['<nav class="w-dropdown-list">', '</nav>'],
  ] as const) {
    const flat = timeOf(`${open}${close}`.repeat(400) + text);
    const nested = timeOf(open.repeat(400) + text + close.repeat(400));
    assert.ok(nested < 20 * flat + 500, `${nested} ms, and ${flat} ms side by side`);
  }
});
