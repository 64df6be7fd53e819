/** What a reply takes from a table: a cell, a row, a column, or all of it, with the names that belong to it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlToMarkdown } from '../../importing/html/html-to-markdown.js';
import { answerOf, engineFor, WIDGET } from './asked-page.fixture.js';

const BIKES = `# Bike hire

## Our prices

| Bike | Hour | Day | Week |
| --- | --- | --- | --- |
| City bike | € 5 | € 14 | € 70 |
| E-bike | € 12 | € 42 | € 199 |
| Cargo bike | € 9 | € 35 | € 160 |
| Tandem | € 8 | € 30 | – |
`;

describe('what a reply takes from a table', () => {
  it('is a cell with the names of its row and column', async () => {
    assert.equal(
      await answerOf(BIKES, 'how much is an e-bike for a day'),
      '**Our prices**\n\n**E-bike**, Day: € 42 [1]',
    );
  });

  it('is a row with the names of its columns, without cells that say nothing', async () => {
    assert.equal(
      await answerOf(BIKES, 'price of a tandem'),
      '**Our prices**\n\n**Tandem** – Hour: € 8; Day: € 30 [1]',
    );
  });

  it('is the plain row beside one of the same name with something more', async () => {
    const beds =
      '# Assembly\n\n| Piece | Our fitters |\n| --- | --- |\n| Wren bed | € 55 |\n| Wren bed with drawers | € 82 |\n| Brink table | € 38 |\n| Alder sofa | € 45 |';
    assert.match(await answerOf(beds, 'how much for the bed'), /\*\*Wren bed\*\*, Our fitters: € 55 \[1\]$/);
    assert.match(await answerOf(beds, 'how much for the bed with drawers'), /€ 82 \[1\]$/);
  });

  it('is a column for all rows', async () => {
    const answer = await answerOf(BIKES, 'bike prices for a week');
    assert.match(answer, /- \*\*City bike\*\*, Week: € 70\n- \*\*E-bike\*\*, Week: € 199/);
    assert.doesNotMatch(answer, /€ 42/);
  });

  it('is all of it where all is asked for', async () => {
    const answer = await answerOf(BIKES, 'show me your bike prices');
    assert.match(answer, /\| Bike \| Hour \| Day \| Week \|\n\| --- \|.*\n\| City bike \| € 5 \|/);
    assert.match(answer, /\| Tandem \| € 8 \| € 30 \| – \|\n\n\[1\]$/);
  });

  it('is the row for an age, also where the heading alone names what is bought', async () => {
    const museum = `# Visit

## Admission

| Ticket | Price |
| --- | --- |
| Adult | £9.50 |
| Child 5–15 | £4.00 |
| Under 5 | free |
| Family (2 adults, up to 3 children) | £23.00 |

Tickets are valid for a year: keep yours and come back.
`;
    assert.match(await answerOf(museum, 'price for my 8 year old'), /Child 5–15.*£4\.00/);
    assert.match(await answerOf(museum, 'is it free for my 3 year old'), /Under 5.*free/);
    assert.match(await answerOf(museum, 'family ticket'), /Family.*£23\.00/);
  });

  it('is doubted where it is all of it though no row is what was asked for', async () => {
    const engine = await engineFor(BIKES, 'en');
    const isUnasked = async (text: string): Promise<number | undefined> => {
      const { gate } = await engine.explain({ widgetId: WIDGET, text, history: [] });
      return gate?.features.unaskedTable.value;
    };
    assert.equal(await isUnasked('bike hire prices'), 0);
    assert.equal(await isUnasked('how much is an e-bike for a day'), 0);
    assert.equal(await isUnasked('price of a rickshaw and a trailer'), 1);
  });

  it('is all of it too where a word of the question means a row, but names what all rows are', async () => {
    const rooms = `# Rooms

## Our rooms and prices

| Room | Low season | High season |
| --- | --- | --- |
| Snug | € 80 | € 110 |
| Larch | € 120 | € 170 |
| Suite | € 300 | € 410 |
| Family room | € 200 | € 290 |
`;
    const answer = await answerOf(rooms, 'show me your room prices');
    assert.match(answer, /\| Snug \| € 80 \| € 110 \|\n\| Larch \|.*\n\| Suite \|.*\n\| Family room \|/);
    assert.match(await answerOf(rooms, 'price of the suite'), /\*\*Suite\*\* – Low season: € 300/);
    assert.match(await answerOf(rooms, 'price of a family room'), /\*\*Family room\*\* – Low season: € 200/);
  });

  it('is the lowest or highest of what is asked for', async () => {
    assert.match(
      await answerOf(BIKES, 'what is the cheapest bike for a day'),
      /\*\*City bike\*\*, Day: € 14 \[1\]$/,
    );
    assert.match(
      await answerOf(BIKES, 'what is the most expensive bike for a week'),
      /\*\*E-bike\*\*, Week: € 199/,
    );
  });

  it('follows the names of its columns too, and ranges of days, months and numbers', async () => {
    const pool =
      '# Pool\n\n| | Pool | Sauna |\n| --- | --- | --- |\n| Mon–Thu | 7–20 | 14–21 |\n| Fri, Sat | 7–22 | 13–22 |\n| Sunday | 8–19 | 12–18 |';
    assert.match(
      await answerOf(pool, 'when is the sauna open on wednesday'),
      /Sauna:\*\* Mon–Thu: 14–21 \[1\]$/,
    );
    assert.match(await answerOf(pool, 'sauna on saturday'), /\*\*Fri, Sat\*\*, Sauna: 13–22 \[1\]$/);
    const rooms =
      '# Rooms\n\n| Room | Low season (Nov – Mar) | High season (Jun – Sep) |\n| --- | --- | --- |\n| Single | € 80 | € 110 |\n| Double | € 120 | € 170 |';
    assert.match(
      await answerOf(rooms, 'double room in august'),
      /\*\*Double\*\*, High season \(Jun – Sep\): € 170/,
    );
    const ages =
      '# Tickets\n\n| Age | Ticket |\n| --- | --- |\n| 0–5 | free |\n| 6–15 | € 4 |\n| 16–99 | € 9 |';
    assert.match(await answerOf(ages, 'ticket for my 9 year old'), /\*\*Age 6–15\*\*, Ticket: € 4 \[1\]$/);
    const plans =
      '# Loans\n\n| Loan | Pay over |\n| --- | --- |\n| $300 – $999 | 6 months |\n| $1,000 – $2,999 | 12 months |';
    assert.match(
      await answerOf(plans, 'how long to pay a loan of 2000 dollars'),
      /2,999\*\*, Pay over: 12 months \[1\]$/,
    );
  });

  it('is the price, the time or the length that is asked for, not a column of another kind', async () => {
    const lessons =
      '# Sailing lessons\n\n| Course | Lessons | When | Fee |\n| --- | --- | --- | --- |\n| Dinghy course | 6 × 2 hours | Sat 10:00–12:00 | 900 kr. |\n| Yacht course | 8 × 3 hours | Tue 17:30–20:30 | 1,950 kr. |';
    const ask = (text: string) => answerOf(lessons, text);
    assert.match(await ask('how much is the yacht course'), /\*\*Yacht course\*\*, Fee: 1,950 kr\. \[1\]$/);
    assert.match(await ask('what time does the dinghy course start'), /, When: Sat 10:00–12:00 \[1\]$/);
    assert.match(await ask('cheapest course'), /\*\*Dinghy course\*\*, Fee: 900 kr\. \[1\]$/);
  });

  it('is the row that tells people apart, under a caption that names them all', async () => {
    const cuts =
      '# Prices\n\nCuts\n\n| | Stylist | Director |\n| --- | --- | --- |\n| Wash and cut | £42 | £62 |\n| Dry cut | £30 | £45 |\n| Clipper cut | £24 | £34 |\n| Children under 12 | £18 | – |';
    const children = /\*\*Children under 12\*\*, Stylist: £18 \[1\]$/;
    assert.match(await answerOf(cuts, 'price for a kids cut'), children);
    assert.match(await answerOf(cuts, 'my son is 8, what does a cut cost'), children);
  });

  it('is the column for the age of who asks', async () => {
    const plans =
      '# Plans\n\n| Plan | Adult | Under 25 | Over 60 |\n| --- | --- | --- | --- |\n| Anytime | £38 | £31 | £29 |\n| Weekends | £27 | £21 | £19 |';
    assert.match(
      await answerOf(plans, "i'm 67, price for weekends"),
      /\*\*Weekends\*\*, Over 60: £19 \[1\]$/,
    );
  });

  it('finds a full name of a day in a column that shortens it', async () => {
    const rates =
      '# Rates\n\n| | Sun–Thu | Fri & Sat |\n| --- | --- | --- |\n| Tent | $28 | $34 |\n| Cabin | $110 | $135 |';
    assert.match(await answerOf(rates, 'cabin on a friday'), /\*\*Cabin\*\*, Fri & Sat: \$135 \[1\]$/);
  });

  it('is the row of the day and the column of the month, whatever else its cells hold of the question', async () => {
    const times =
      '# Times\n\n| | April – September | October – March |\n| --- | --- | --- |\n| Monday – Friday | 8–18 | 9–16 |\n| Saturday | 8–19 | 9–16 |\n| Sunday | 9–17 | closed |';
    const answer = await answerOf(times, 'what are the times on a saturday in july');
    assert.match(answer, /\*\*Saturday\*\*, April – September: 8–19 \[1\]$/);
  });

  it('is the column that is named whole, not one that shares a number', async () => {
    const hire =
      '# Hire\n\n| Bike | 2 hours | Day |\n| --- | --- | --- |\n| City bike | £9 | £20 |\n| E-bike | £22 | £49 |';
    assert.match(
      await answerOf(hire, 'how much for two e-bikes for a day'),
      /\*\*E-bike\*\*, Day: £49 \[1\]$/,
    );
  });

  it('is the price, though a sentence beside it holds more words of the question', async () => {
    const visit =
      '# Visit\n\n## Admission\n\n| | |\n| --- | --- |\n| Adult | £9.50 |\n| Child | £4 |\n\nTickets are valid for a year.';
    assert.match(await answerOf(visit, 'how much are tickets'), /£9\.50/);
  });

  it('is read in other languages', async () => {
    const hours =
      '# Öffnungszeiten\n\n| Tag | Laden | Werkstatt |\n| --- | --- | --- |\n| Mo–Fr | 9–18 Uhr | 8–17 Uhr |\n| Samstag | 9–13 Uhr | geschlossen |';
    assert.match(
      await answerOf(hours, 'Wann hat die Werkstatt am Mittwoch offen?', 'de'),
      /Werkstatt:\*\* Mo–Fr: 8–17 Uhr \[1\]$/,
    );
  });

  it('is told by header cells of HTML, above and at the side, also where they span several', async () => {
    const html = `<h1>Rooms</h1><table><thead><tr><th rowspan="2">Room</th><th colspan="2">Price per night</th></tr>
      <tr><th>Winter</th><th>Summer</th></tr></thead><tbody>
      <tr><th>Single</th><td>€80</td><td>€110</td></tr><tr><th>Double</th><td>€120</td><td>€170</td></tr>
      <tr><td colspan="3">Prices include breakfast.</td></tr></tbody></table>`;
    const content = htmlToMarkdown(`<main>${html}</main>`).markdown;
    assert.match(content, /\| Room \| Price per night, Winter \| Price per night, Summer \|/);
    assert.match(
      await answerOf(content, 'price of a double room in summer'),
      /\*\*Double\*\*, Price per night, Summer: €170 \[1\]$/,
    );
  });

  it('has no names of columns where the table has none', async () => {
    const html =
      '<h1>Dinner</h1><table><tr><td>Soup of the day</td><td>€ 6</td></tr><tr><td>Trout</td><td>€ 19</td></tr></table>';
    const content = htmlToMarkdown(`<main>${html}</main>`).markdown;
    assert.match(await answerOf(content, 'how much is the trout at dinner'), /\*\*Trout\*\*: € 19 \[1\]$/);
    assert.match(
      await answerOf(content, 'dinner'),
      /- \*\*Soup of the day\*\*: € 6\n- \*\*Trout\*\*: € 19 \[1\]$/,
    );
  });

  it('is one entry of a list of names and values', async () => {
    const list =
      '# Menu\n\n- Breakfast … € 12\n- Lunch menu … € 18\n- Dinner menu … € 35\n- Children’s menu … € 9\n';
    assert.match(await answerOf(list, 'how much is the dinner menu'), /Dinner menu … € 35 \[1\]$/);
    assert.doesNotMatch(await answerOf(list, 'how much is the dinner menu'), /Lunch/);
    const html =
      '<h1>Find us</h1><dl><dt>Call</dt><dd>555 0163</dd><dt>Fax</dt><dd>555 0164</dd><dt>Parking</dt><dd>Behind the house.</dd></dl>';
    const content = htmlToMarkdown(`<main>${html}</main>`).markdown;
    assert.match(await answerOf(content, 'fax'), /\*\*Fax:?\*\*:? 555 0164 \[1\]$/);
  });

  it('ends with a link to the page where the table is long', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, i) => `| Lamp ${String.fromCharCode(65 + (i % 26))}${i} | € ${i} | € ${i + 5} |`,
    );
    const content = `# Price list\n\n| Lamp | Shop | Online |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
    const answer = await answerOf(content, 'price list');
    assert.match(answer, /\n\n… \[Price list\]\(https:\/\/acme\.example\/0\) \[1\]$/);
    assert.match(answer, /\| Lamp A0 \| € 0 \| € 5 \|/);
  });
});
