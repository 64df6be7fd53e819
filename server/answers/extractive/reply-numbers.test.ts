/** Which row a reply takes for the number of people, of rooms or of a step that a question says. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerOf } from './asked-page.fixture.js';

describe('the row for a number', () => {
  const birds =
    '# Christmas birds\n\n| Bird | Weight | Serves | Price |\n| --- | --- | --- | --- |\n| Bronze turkey | 4 to 5 kg | 6 to 8 | £79 |\n| Bronze turkey | 5 to 6 kg | 9 to 11 | £94 |\n| Bronze turkey | 6 to 7 kg | 12 to 14 | £109 |\n| Goose | 4.5 kg | 5 to 6 | £97 |';

  it('is that whose column of people holds it', async () => {
    assert.match(
      await answerOf(birds, 'how much is a turkey for 10 people'),
      /\*\*Bronze turkey\*\* – Weight: 5 to 6 kg; Serves: 9 to 11; Price: £94 \[1\]$/,
    );
  });

  it('tells rows of one name apart by what stands between the name and the price', async () => {
    const answer = await answerOf(birds, 'turkey price');
    assert.match(answer, /4 to 5 kg .* £79/);
    assert.match(answer, /6 to 7 kg .* £109/);
  });

  it('is that of the step, the level or the class of that number', async () => {
    const lessons =
      '# Prices\n\n| Class | Per lesson | Per term |\n| --- | --- | --- |\n| Babies | £12.40 | £136.40 |\n| Steps 1 to 5 | £13.70 | £150.70 |\n| Steps 6 to 10 | £14.90 | £163.90 |';
    assert.match(
      await answerOf(lessons, 'what does a term cost for step 7'),
      /\*\*Steps 6 to 10\*\*, Per term: £163\.90 \[1\]$/,
    );
  });

  it('may be written in dozens, with words between the number and the thing', async () => {
    const oysters =
      '# From the beds\n\n- Half a dozen opened rock oysters – £11.40\n- A dozen opened rock oysters – £21.50\n- Brown crab, each – £9.80\n- Clams, 500 g – £7.20';
    for (const question of ['12 oysters price', 'price of twelve oysters', 'how much are a dozen oysters']) {
      const answer = await answerOf(oysters, question);
      assert.match(answer, /£21\.50/, question);
      assert.doesNotMatch(answer, /£11\.40/, question);
    }
    assert.match(await answerOf(oysters, '6 oysters price'), /^[^]*£11\.40(?![^]*£21)/);
  });

  it('is not one for a number that is how long it takes', async () => {
    const bikes =
      "# Bike prices\n\n| Bike | 2 hours | Day |\n| --- | --- | --- |\n| Child's bike (up to 24 inch) | £6 | £14 |\n| City bike | £9 | £19 |\n| Trail bike | £14 | £32 |";
    assert.match(
      await answerOf(bikes, 'how much is city bike 2 hours'),
      /\*\*City bike\*\*, 2 hours: £9 \[1\]$/,
    );
  });

  it('is that which says in words how many', async () => {
    const rooms =
      '# Rooms to store in\n\n| Size | Think of | Ground floor | Upstairs |\n| --- | --- | --- | --- |\n| 100 sq ft | A van; a two-bedroom house | £38.90 | £33.10 |\n| 150 sq ft | A garage; a three-bedroom house | £52.40 | £45.70 |\n| 200 sq ft | Two garages; a four-bedroom house with a loft | £66.80 | £57.90 |';
    assert.match(
      await answerOf(rooms, 'How much for a three bed house on the ground floor?'),
      /^[^£]*a three-bedroom house; Ground floor: £52\.40 \[1\]$/,
    );
  });
});

describe('the row and the column for lengths and distances', () => {
  it('are those whose ranges hold them', async () => {
    const moves =
      '# Homes, door to door\n\n| Size of home | Within 25 km | 26–100 km | Dublin |\n| --- | --- | --- | --- |\n| Room or studio | €290 | €410 | €590 |\n| 1 bedroom | €390 | €540 | €740 |\n| 2 bedrooms | €580 | €760 | €1,040 |';
    assert.match(
      await answerOf(moves, '1 bed flat, new place is about 10km away, cost?'),
      /25 km: €390 \[1\]$/,
    );
    assert.match(await answerOf(moves, 'moving a 2 bed house 60 km, how much'), /26–100 km: €760 \[1\]$/);
  });

  it('are found in whatever unit of time they are told', async () => {
    const rooms =
      '# Rooms\n\n| Space | By the week | By the month | Paid for a year |\n| --- | --- | --- | --- |\n| Room, 4 m² | €24 | €82 | €820 |\n| Room, 8 m² | €41 | €145 | €1,450 |';
    assert.match(
      await answerOf(rooms, 'price of a 4 m² room if i pay for 12 months'),
      /\*\*Room, 4 m²\*\*, Paid for a year: €820 \[1\]$/,
    );
    const bunches =
      '# A bunch now and then\n\n| How often | Picked up here | Brought to you |\n| --- | --- | --- |\n| Every week | $28 | $33 |\n| Every other week | $30 | $36 |\n| Monthly | $34 | $41 |';
    assert.match(
      await answerOf(bunches, 'price of a bunch every 2 weeks'),
      /\*\*Every other week\*\* – Picked up here: \$30; Brought to you: \$36 \[1\]$/,
    );
  });
});

describe('the column of a date', () => {
  it('is not the one that holds what all rows are', async () => {
    const terms =
      '# Term dates\n\n| Term | First week begins | Half-term break | Last day |\n| --- | --- | --- | --- |\n| Autumn | 8 September | 27 October | 30 November |\n| Summer | 20 April | 25 May | 12 July |';
    assert.match(
      await answerOf(terms, 'When does the summer term start?'),
      /\*\*Summer\*\*, First week begins: 20 April \[1\]$/,
    );
  });
});
