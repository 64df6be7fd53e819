/** Lists and tables that pages draw with plain boxes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

const inMain = (html: string) => htmlToMarkdown(`<main>${html}</main>`).markdown;

describe('paragraphs of a price each', () => {
  it('are a list of names and prices, with what is free among them', () => {
    const html = [
      'Grown-ups — €9.80',
      'Under 3 — free',
      'From 65, students, people with a disability pass — €8.20 (a companion gets in free)',
    ];
    assert.equal(
      htmlToMarkdown(`<main>${html.map((line) => `<p>${line}</p>`).join('')}<p>Bring coins.</p></main>`)
        .markdown,
      '- **Grown-ups**: €9.80\n- **Under 3**: free\n- **From 65, students, people with a disability pass**: €8.20 (a companion gets in free)\n\nBring coins.',
    );
  });
});

describe('rows of boxes', () => {
  it('are a list of labels and values', () => {
    const html = `<div class="row"><div class="col"><p>Adult</p></div><div class="col"><p>£9</p></div></div>
      <div class="row"><div class="col"><p>Child</p></div><div class="col"><p>£5</p></div></div>`;
    assert.equal(inMain(html), '- **Adult**: £9\n- **Child**: £5');
  });

  it('are parted where the page has no space between label and value', () => {
    const html =
      '<div><span>Monday</span><span>9–5</span></div><div><span>Tuesday</span><span>closed</span></div>';
    assert.equal(inMain(html), '- **Monday**: 9–5\n- **Tuesday**: closed');
    assert.equal(
      inMain('<ul><li><span>Wash</span><b>£12</b></li><li><span>Polish</span><b>£30</b></li></ul>'),
      '- **Wash**: £12\n- **Polish**: £30',
    );
  });

  it('of several values are a table', () => {
    const html = `<div><div>Room</div><div>Low</div><div>High</div></div>
      <div><div>Double</div><div>£80</div><div>£120</div></div>`;
    assert.equal(
      inMain(html),
      '|  |  |  |\n| --- | --- | --- |\n| Room | Low | High |\n| Double | £80 | £120 |',
    );
  });

  it('that are numbered are steps', () => {
    const html = '<div><span>1</span><p>Choose a bike</p></div><div><span>2</span><p>Ride away</p></div>';
    assert.equal(inMain(html), '1. Choose a bike\n2. Ride away');
  });

  it('have the label first, whatever stands on top', () => {
    const html = '<div><p>£9</p><p>Adult</p></div><div><p>£5</p><p>Child</p></div>';
    assert.equal(inMain(html), '- **Adult**: £9\n- **Child**: £5');
  });

  it('may be laid out without a box around each', () => {
    const html =
      '<div class="grid"><div>Adult</div><div>£9</div><div>Child</div><div>£5</div></div><p>Cash only.</p>';
    assert.equal(inMain(html), '- **Adult**: £9\n- **Child**: £5\n\nCash only.');
  });
});

describe('lines that name a price each', () => {
  it('are a list, in one paragraph or in several', () => {
    const lines = '<p>Hair<br>Cut £25<br>Colour £40<br>Ask for more.</p>';
    assert.equal(inMain(lines), 'Hair\n\n- Cut £25\n- Colour £40\n\nAsk for more.');
    assert.equal(inMain('<p>Small from £38</p><p>Large from £58</p>'), '- Small from £38\n- Large from £58');
    assert.equal(
      inMain('<p>Full groom<br>from £38<br><b>Bath</b><br>£26</p>'),
      '- **Full groom**: from £38\n- **Bath**: £26',
    );
  });

  it('are none where they are sentences, or lines of an address', () => {
    assert.equal(inMain('<p>Dinner is £30.<br>Lunch is £12.</p>'), 'Dinner is £30.  \nLunch is £12.');
    assert.equal(inMain('<p>12 High Street<br>Bristol</p>'), '12 High Street  \nBristol');
    assert.equal(inMain('<p><b>Cut £25<br>Colour £40</b></p>'), '**Cut £25  \nColour £40**');
  });
});

describe('no rows of boxes', () => {
  it('are paragraphs, alone or of running text', () => {
    assert.equal(inMain('<div><p>Adult</p><p>£9</p></div><p>Cash only.</p>'), 'Adult\n\n£9\n\nCash only.');
    assert.equal(
      inMain('<div><p>It was good.</p><p>Ann</p></div><div><p>We liked it.</p><p>Ben</p></div>'),
      'It was good.\n\nAnn\n\nWe liked it.\n\nBen',
    );
  });

  it('are cards with headings and no prices, with links or lists', () => {
    const card = (name: string) => `<div><h3>${name}</h3><p>Fine</p></div>`;
    assert.equal(inMain(card('A') + card('B')), '### A\n\nFine\n\n### B\n\nFine');
    const links = '<div><a href="/a">A</a><a href="/b">B</a></div>';
    assert.equal(inMain(links + links), '[A](/a)[B](/b)\n\n[A](/a)[B](/b)');
  });
});

describe('a list of prices', () => {
  it('is a table where its items say more below their names and prices', () => {
    const item = (name: string, price: string, text: string) =>
      `<li><div class="text"><div class="header"><span class="title">${name}</span><span class="line"></span><span class="price">${price}</span></div>${text}</div></li>`;
    const html = `<ul>${item('Tiny Tots', '£15', '<p>20 minutes</p>')}${item('Pony morning', '£40', '<p>Groom, tack up, ride</p>')}${item('Hat hire', '£2', '')}</ul>`;
    assert.equal(
      inMain(html),
      '|  |  |  |\n| --- | --- | --- |\n| Tiny Tots | £15 | 20 minutes |\n| Pony morning | £40 | Groom, tack up, ride |\n| Hat hire | £2 |  |',
    );
  });
});
