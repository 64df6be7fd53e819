/** Cards of shop themes and page builders. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { htmlToMarkdown } from './html-to-markdown.js';

const inMain = (html: string) => htmlToMarkdown(`<main>${html}</main>`).markdown;

describe('cards with prices', () => {
  it('are rows of a table, without their buttons', () => {
    const card = (name: string, price: string, text: string) =>
      `<li class="product"><div><a href="/${name}"><img src="a.jpg"><h2>${name}</h2>
      <span class="price"><span><bdi><span>£</span>${price}</bdi></span></span></a></div>
      <div><p>${text}</p></div><a href="?add=${name}" class="button">Add to basket</a></li>`;
    const html = `<h1>Teas</h1><ul>${card('Oolong', '7.20', 'Half rolled.')}${card('Sencha', '6.80', 'Steamed, 80 g')}</ul>`;
    assert.equal(
      inMain(html),
      `# Teas

|  |  |  |
| --- | --- | --- |
| Oolong | £7.20 | Half rolled. |
| Sencha | £6.80 | Steamed, 80 g |`,
    );
  });

  it('have the price behind the name, wherever it stands on them', () => {
    const card = (name: string, text: string, price: string) =>
      `<div class="card"><h3>${name}</h3><p>${text}<br><b>${price}</b></p></div>`;
    const html = `<h2>Parties</h2>${card('Splash', 'With floats.', '$175')} ${card('Wave', 'With music.', '$225')}<p>Cash only.</p>`;
    assert.equal(
      inMain(html),
      `## Parties

|  |  |  |
| --- | --- | --- |
| Splash | $175 | With floats. |
| Wave | $225 | With music. |

Cash only.`,
    );
  });

  it('are a list of names and prices where they hold nothing else', () => {
    const card = (name: string, price: string) => `<div><h4>${name}</h4><p>${price}</p></div>`;
    assert.equal(
      inMain(card('Cot', '€5 a night') + card('High chair', 'free') + card('Sledge', '€9')),
      '- **Cot**: €5 a night\n- **High chair**: free\n- **Sledge**: €9',
    );
  });

  it('are items of a menu too, whose names are no headings, below the heading of each of its parts', () => {
    const item = (name: string, price: string, text = '') =>
      `<div role="listitem"><div><div>${name}</div><div>${price}</div></div>${text && `<div>${text}</div>`}</div>`;
    const part = (name: string, text: string, ...items: string[]) =>
      `<section><div><h2>${name}</h2>${text}</div><div role="list">${items.join('')}</div></section>`;
    const html =
      part('Coats', '', item('Short coat', '€18.50'), item('Ski jacket', '€24.00', 'Re-proofing €7.00')) +
      part('Shirts', '<div>Pressed by hand.</div>', item('One', '€3.40'), item('Five', 'from €15.00'));
    assert.equal(
      inMain(html),
      `## Coats

|  |  |  |
| --- | --- | --- |
| Short coat | €18.50 |  |
| Ski jacket | €24.00 | Re-proofing €7.00 |

## Shirts

Pressed by hand.

- **One**: €3.40
- **Five**: from €15.00`,
    );
  });
});

describe('cards that are sections', () => {
  it('have no prices, but a sentence that names one', () => {
    const html = `<ul><li><h3>Ann Low</h3><p>Owner.</p><a href="/a">Read more</a></li>
      <li><h3>Ben High</h3><p>Cook. Costs £9.</p><a href="/b">Read more</a></li></ul>`;
    assert.equal(inMain(html), '### Ann Low\n\nOwner.\n\n### Ben High\n\nCook. Costs £9.');
  });

  it('hold lists of their own, or stand alone', () => {
    const list = (name: string) => `<div><h3>${name}</h3><ul><li>Wash £9</li><li>Cut £20</li></ul></div>`;
    assert.equal(
      inMain(list('A') + list('B')),
      '### A\n\n- Wash £9\n- Cut £20\n\n### B\n\n- Wash £9\n- Cut £20',
    );
    assert.equal(inMain('<div><h3>A</h3><p>£9</p></div><p>Cash only.</p>'), '### A\n\n£9\n\nCash only.');
  });
});

it('takes no longer to look for cards in boxes within boxes than there are boxes', () => {
  const boxes = (size: number): string => {
    const box = `${'<div>'.repeat(24)}<h3>Box</h3><p>£5</p>${'</div>'.repeat(24)}`;
    return `<main>${`${box}<p>Text</p>`.repeat(size)}</main>`;
  };
  assertLinearTime(64, boxes, htmlToMarkdown);
});

describe('a heading inside of a list item', () => {
  it('is a name where other items have none, or in a list inside of a list', () => {
    assert.equal(
      inMain('<ul><li><h3>Post</h3><p>Slow.</p></li><li>Van</li></ul>'),
      '- **Post**\n\n  Slow.\n\n- Van',
    );
    assert.equal(
      inMain('<ol><li>One<ul><li><h4>Deep</h4><p>Text</p></li></ul></li></ol>'),
      '1. One\n   - **Deep**\n\n     Text',
    );
  });
});

describe('a line above the only heading of a box', () => {
  it('stands below it, for what is above would belong to the box before', () => {
    const card = (name: string, role: string) => `<div><p>${role}</p><h3>${name}</h3><p>Hello.</p></div>`;
    assert.equal(
      inMain(`<h2>Team</h2>${card('Ann Low', 'Owner')}${card('Ben High', 'Cook')}`),
      '## Team\n\n### Ann Low\n\nOwner\n\nHello.\n\n### Ben High\n\nCook\n\nHello.',
    );
  });

  it('stays where it is a sentence, or where the box is a part of the page', () => {
    const sentence = '<div><p>We are three.</p><h3>Ann Low</h3><p>Hello.</p></div>';
    assert.equal(inMain(sentence), 'We are three.\n\n### Ann Low\n\nHello.');
    const part = '<div><p>Our team</p><h3>Ann Low</h3><p>Hello.</p><h3>Ben High</h3></div>';
    assert.equal(inMain(part), 'Our team\n\n### Ann Low\n\nHello.\n\n### Ben High');
  });
});

it('tells small print in a heading below it', () => {
  assert.equal(
    inMain('<h3>Ann Low <small>Owner</small></h3><p>Hello.</p>'),
    '### Ann Low\n\nOwner\n\nHello.',
  );
  assert.equal(inMain('<h3><small>All small</small></h3><p>Hello.</p>'), '### All small\n\nHello.');
});
