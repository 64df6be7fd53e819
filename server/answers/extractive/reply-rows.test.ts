/** Which row or column of a table a reply takes, where several hold words of the question. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerOf } from './asked-page.fixture.js';

describe('what a reply takes of several rows or columns', () => {
  it('is the row that says no more than the question, whichever word of it tells', async () => {
    const hall =
      '# Climbing hall\n\n## Prices\n\n| | Adult | Family |\n| --- | --- | --- |\n| Single visit, off-peak | £9.50 | £27 |\n| Single visit, peak | £12.50 | £35 |\n| Ten visits | £108 | £298 |\n| One month | £52 | £128 |';
    assert.match(
      await answerOf(hall, 'family visit off peak how much'),
      /\*\*Single visit, off-peak\*\*, Family: £27 \[1\]$/,
    );
    assert.match(
      await answerOf(hall, 'family visit at peak time how much'),
      /\*\*Single visit, peak\*\*, Family: £35 \[1\]$/,
    );
  });

  it('is the column of the plain name beside one with something more', async () => {
    const lenses =
      '# Glasses\n\n| Lens | Regular | Thin (1.6) | Extra thin (1.67) |\n| --- | --- | --- | --- |\n| Bifocal | £110 | £165 | £210 |\n| Varifocal | £155 | £205 | £260 |';
    assert.match(
      await answerOf(lenses, 'how much are thin varifocals'),
      /\*\*Varifocal\*\*, Thin \(1\.6\): £205 \[1\]$/,
    );
    assert.match(await answerOf(lenses, 'how much are extra thin varifocals'), /: £260 \[1\]$/);
  });

  it('is called by what was asked about, where its first cell is but a number', async () => {
    const rounds =
      '# Where we go\n\n| Zone | Places | Days | For the road |\n| --- | --- | --- | --- |\n| 1 | Ludbrook, Ashworthy | Monday | nothing |\n| 2 | Brockleton, Marlow | Wednesday | £8 |\n| 3 | Hay Bridge, Llanfawr | Friday | £15 |';
    assert.match(
      await answerOf(rounds, 'how much is it for the road to llanfawr'),
      /\*\*Zone 3\b.*Llanfawr.*For the road: £15 \[1\]$/,
    );
  });

  it('is the column that holds the sum of the question, of which the cheapest may be free', async () => {
    const delivery =
      '# Delivery\n\n| Where you live | Under €35 | €35 to €69.99 | €70 and up |\n| --- | --- | --- | --- |\n| Zone 1: Galway | €3.50 | Free | Free |\n| Zone 2: Athenry, Tuam | €5.25 | €2.75 | Free |\n| Aran Islands | €11.60 | €9.40 | €6.70 |';
    assert.match(
      await answerOf(delivery, 'delivery to tuam if i spend 50 euro'),
      /\*\*Zone 2: Athenry, Tuam\*\*, €35 to €69\.99: €2\.75 \[1\]$/,
    );
    assert.match(await answerOf(delivery, 'cheapest delivery for 50 euro'), /Zone 1: Galway.*: Free \[1\]$/);
  });

  it('is the item that is called as the question has it, beside one that holds another word of it', async () => {
    const workshop =
      '# Workshop\n\n## Prices\n\n- **Spin reel, strip, clean, grease**: $39\n- **Baitcaster**: $48\n- **Big overhead reel**: $65\n- **Tip ring**: $16';
    assert.match(
      await answerOf(workshop, 'cost to get a baitcaster cleaned'),
      /\*\*Baitcaster\*\*: \$48 \[1\]$/,
    );
  });

  it('is the column of the season that holds the feast or the month of the question', async () => {
    const beds =
      '# Dorm beds\n\n| Dorm | Quiet 1 May – 31 Aug | Shoulder 1 Sep – 18 Dec | Peak 19 Dec – 26 Jan |\n| --- | --- | --- | --- |\n| Boatshed (12 beds) | $29 | $34 | $46 |\n| Lagoon (8 beds) | $32 | $38 | $51 |';
    assert.match(await answerOf(beds, 'lagoon over new year'), /Peak 19 Dec – 26 Jan: \$51 \[1\]$/);
    assert.match(await answerOf(beds, 'how much is the boatshed in october'), /Sep – 18 Dec: \$34 \[1\]$/);
  });

  it('is the row for as long as the question says, in whatever unit', async () => {
    const lessons =
      '# Driving lessons\n\n| | Manual | Automatic |\n| --- | --- | --- |\n| 60 minutes | £39 | £42 |\n| 90 minutes | £57 | £61.50 |\n| 120 minutes | £75 | £81 |';
    assert.match(
      await answerOf(lessons, 'How much is a two hour lesson in an automatic?'),
      /\*\*120 minutes\*\*, Automatic: £81 \[1\]$/,
    );
    assert.match(
      await answerOf(lessons, 'price of an hour and a half driving'),
      /\*\*90 minutes\*\* – Manual: £57; Automatic: £61\.50 \[1\]$/,
    );
  });

  it('is the row whose range of time holds the length', async () => {
    const hire =
      '# Carpet cleaner hire\n\n| For | Small | Large |\n| --- | --- | --- |\n| Up to 2 hours | £12 | £18 |\n| 2 to 4 hours | £19 | £27 |\n| Up to 8 hours | £30 | £42 |';
    assert.match(
      await answerOf(hire, 'how much is a large cleaner for 3 hours'),
      /\*\*2 to 4 hours\*\*, Large: £27 \[1\]$/,
    );
  });

  it('is not the row whose name holds what a column is called', async () => {
    const boats =
      '# Boats\n\n| Boat | 1 hour | Day |\n| --- | --- | --- |\n| Canadian canoe | £18 | £78 |\n| Electric day boat | £42 | £195 |';
    assert.match(await answerOf(boats, 'canoe all day'), /\*\*Canadian canoe\*\*, Day: £78 \[1\]$/);
  });

  it('is the row for as many as the question says', async () => {
    const cakes =
      '# Wedding cakes\n\n| Tiers | Buttercream | With sugar flowers |\n| --- | --- | --- |\n| Two | £240 | £370 |\n| Three | £345 | £540 |\n| Cutting cake | £265 | |';
    assert.match(
      await answerOf(cakes, 'What does a three tier wedding cake with sugar flowers cost?'),
      /\*\*Three\*\*, With sugar flowers: £540 \[1\]$/,
    );
  });

  it('is the entry of a list for the age, and nothing else with that number', async () => {
    const park =
      '# Prices\n\n## Sessions\n\n- **Toddlers (up to 4 yrs)**: £5.50\n- **Junior, 5 to 11**: £8\n- **Teen and adult**: £10\n\n## Parties\n\n£14.50 per child. Ten children at least; weekends are £2 a head more.';
    assert.match(await answerOf(park, 'price for a 10 year old'), /\*\*Junior, 5 to 11\*\*: £8 \[1\]$/);
    assert.match(await answerOf(park, 'my daughter is 3, how much'), /yrs\)\*\*: £5\.50 \[1\]$/);
  });

  it('is the row whose range holds the number of what its names count', async () => {
    const moorings =
      '# Moorings\n\n| Length | River berth, a year | Field berth, a year |\n| --- | --- | --- |\n| Up to 5 metres | £780 | £410 |\n| 5 to 7 metres | £1,090 | £560 |\n| 7 to 10 metres | £1,520 | £790 |\n| Over 10 metres | £2,100 | £990 |';
    assert.match(
      await answerOf(moorings, 'How much is it to keep a 6 metre boat on the river for a year?'),
      /\*\*5 to 7 metres\*\*, River berth, a year: £1,090 \[1\]$/,
    );
    assert.match(await answerOf(moorings, 'river berth for a 12 metre boat'), /\*\*Over 10 metres\*\*/);
  });

  it('is the row for an age that stands in another column than the name', async () => {
    const clubs =
      '# Clubs\n\n| Club | Age | When | Per term |\n| --- | --- | --- | --- |\n| Mice | 5 – 7 | Saturday | £114 |\n| Rats | 8 – 11 | Wednesday | £138 |\n| Owls | 12 – 15 | Thursday | £156 |';
    assert.match(
      await answerOf(clubs, 'what does the club for 9 year olds cost'),
      /\*\*Rats\*\*, Per term: £138 \[1\]$/,
    );
  });
});

describe('what a reply takes for a length of time', () => {
  it('is a sentence about what the one before it names, also with the number in words', async () => {
    const presents =
      '# Prices\n\n## Presents\n\nGift vouchers come by post in a small tin car. They last eighteen months.\n\n## Sessions\n\n| Session | Length |\n| --- | --- |\n| Refresher | 2 hours |\n| Motorway | 3 hours |\n| Night drive | 1 hour |';
    const answer = await answerOf(presents, 'how long do gift vouchers last');
    assert.match(answer, /They last eighteen months\./);
    assert.doesNotMatch(answer, /2 hours/);
  });
});
