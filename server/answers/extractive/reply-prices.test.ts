/** Which row or sentence of a whole site answers a question for a price. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createExtractiveEngine } from './extractive-engine.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';

/** @param pages their content by title */
async function answersOf(
  pages: Readonly<Record<string, string>>,
): Promise<(text: string) => Promise<string>> {
  const store = createMemoryStore();
  for (const [i, [title, content]] of Object.entries(pages).entries())
    await store.pages.save(WIDGET, { id: `p${i}`, title, url: `/${i}`, content, lang: 'en' });
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
  return async (text) => (await engine.answer({ widgetId: WIDGET, text, history: [] })).answer;
}

const SAILING = {
  Welcome: 'Learn to sail on a quiet lake, with people who have time.',
  'What you pay': `| Lesson | Dinghy | Keelboat |
| --- | --- | --- |
| 1 hour | £31 | £44 |
| 2 hours | £58 | £83 |
| Block of 10 hours | £285 | £410 |

Lessons on a Sunday are £6 dearer.`,
  Courses: `## Holiday courses

| Course | Hours | Price |
| --- | --- | --- |
| Starter | 10 | £330 |
| Skipper | 20 | £640 |`,
  Team: 'Dagny and Wim teach all lessons.',
  Berths: `## Berths on the jetty

| Berth | Quiet months (Nov – Mar) | Middle (Apr, May, Oct) | Full summer (Jun – Sep) |
| --- | --- | --- | --- |
| Narrow berth | £4 | £7 | £11 |
| Wide berth | £6 | £9 | £15 |`,
};

const KENNEL = {
  Welcome: 'A farm with room for your friends.',
  Dogs: `## Boarding

| Per night | Winter | Summer |
| --- | --- | --- |
| Small (up to 10 kg) | £19 | £22 |
| Large (over 25 kg) | £26 | £29 |
| Second dog, same kennel | £14 | £16 |

## Grooming

| Groom | Guest price | Club price |
| --- | --- | --- |
| Bath | £18 | £12 |
| Claws | £9 | £6 |`,
  Rules: 'Late? We keep your dog another night and add £10.',
};

describe('a question for a price', () => {
  it('is answered from the row that holds what it is of, not from a column called price', async () => {
    const answer = await answersOf(SAILING);
    assert.match(await answer('price for 10 lessons'), /\*\*Block of 10 hours\*\* – Dinghy: £285/);
    assert.match(await answer('2 hour keelboat lesson price'), /\*\*2 hours\*\*, Keelboat: £83/);
  });

  it('is answered from the table whose rows are what is asked for, not from a sentence about one', async () => {
    const answer = await answersOf(SAILING);
    assert.match(await answer('how much is a lesson'), /£31/);
  });

  it('is answered from the list whose page or heading is called by what is asked for', async () => {
    const answer = await answersOf({
      Pictures: 'Two screens and one bar.',
      Tickets: `| | Before 5pm | Evenings |
| --- | --- | --- |
| Adult | £7.80 | £9.80 |
| Student | £6.20 | £8.20 |

Online there is a fee of 70p a ticket.`,
      Bar: '## Popcorn\n\n- Small £3.10\n- Bucket £6.40\n\n## Drinks\n\n- Tea £2',
      Hire: 'Parties with popcorn and a film cost £13.50 a head.',
      Friends: '£32 a year. Friends get £1.50 off every ticket.',
    });
    assert.match(await answer('how much is a ticket'), /£9\.80/);
    assert.match(await answer('how much is popcorn'), /Bucket £6\.40/);
  });

  it('is a sentence with the sum or the length of time, before one that only holds the words', async () => {
    const answer = await answersOf({
      Welcome: 'We make copies of old films.',
      Copying: `## Films

Films are copied in the order in which they arrive, and how long we keep copies is up to you.

Copying a film takes three days.`,
      Paper: 'Photos are copied as well.',
    });
    assert.match(await answer('how long does copying films take'), /three days/);
  });

  it('is answered from the row that adds something to what the page is called', async () => {
    const answer = await answersOf(KENNEL);
    assert.match(
      await answer('how much per night for a small dog'),
      /\*\*Small \(up to 10 kg\)\*\* – Winter: £19/,
    );
    assert.match(await answer('price for a second dog'), /\*\*Second dog, same kennel\*\*/);
  });

  it('is answered from the table that has a row for the age, whatever rows hold its number', async () => {
    const answer = await answersOf({
      Welcome: 'Climb when it rains.',
      Prices: `## Passes

| Pass | Adult | Child |
| --- | --- | --- |
| Ten visits | £105 | £72 |
| Year | £450 | £290 |

## Drop in

| | Peak | Evenings |
| --- | --- | --- |
| Adult | £12.50 | £9.50 |
| Child 6–15 | £8.40 | £7 |`,
      Team: 'Ten people work here.',
    });
    assert.match(await answer('price for a 10 year old'), /\*\*Child 6–15\*\* – Peak: £8\.40/);
  });

  it('names a month by a word that mostly is another', async () => {
    const answer = await answersOf(SAILING);
    assert.match(
      await answer('what is a wide berth in may'),
      /\*\*Wide berth\*\*, Middle \(Apr, May, Oct\): £9/,
    );
    assert.match(
      await answer('cheapest berth in may?'),
      /\*\*Narrow berth\*\*, Middle \(Apr, May, Oct\): £7/,
    );
  });

  it('leaves out the column for those who have what the visitor is without', async () => {
    const answer = await answersOf(KENNEL);
    assert.match(await answer('how much is a bath, not in the club'), /\*\*Bath\*\*, Guest price: £18/);
    assert.match(await answer('how much is a bath in the club'), /\*\*Bath\*\*, Club price: £12/);
  });

  it('may be asked with words that say nothing of what it is of', async () => {
    const answer = await answersOf(SAILING);
    assert.match(
      await answer('what would a wide berth set us back in august'),
      /\*\*Wide berth\*\*, Full summer/,
    );
  });
});

const LOCKS = {
  Welcome: 'We open doors and leave them whole.',
  'Locked out': `| When | Night latch | Mortice lock |
| --- | --- | --- |
| Weekdays 8am to 6pm | £71 | £94 |
| Evenings 6pm to 11pm | £92 | £118 |
| Nights 11pm to 8am | £119 | £149 |`,
  Classes: `## Lock picking for beginners

| Ticket | Off-peak (10am to 4pm) | Peak |
| --- | --- | --- |
| Single class | £22 | £27 |`,
};
const BY_TIME = [
  ['how much to open a mortice lock at 1 in the morning', '£149'],
  ['night latch price after 7 at night', '£92'],
  ['what is a single lock picking class in the evening', '£27'],
  ['what is a single lock picking class at 11am', '£22'],
] as const;

describe('a price that depends on the time of the day', () => {
  for (const [question, price] of BY_TIME) {
    it(`is that of the time: ${question}`, async () => {
      const answer = await (await answersOf(LOCKS))(question);
      assert.deepEqual(answer.match(/£\d+/g), [price], answer);
    });
  }
});

describe('a price by the size of the thing', () => {
  const WINES = {
    Welcome: 'A bar with wine from small growers.',
    'By the glass': `| Wine | 125 ml | 175 ml | 500 ml carafe |
| --- | --- | --- | --- |
| Riesling trocken | £7.40 | £10.30 | £28.70 |
| Barolo | £12.80 | £17.60 | £49.50 |`,
    'Dog food': `| Food | 2 kg | 6 kg | 12 kg |
| --- | --- | --- | --- |
| Salmon and potato | £15.30 | £39.70 | £69.40 |
| Duck and rice | £13.60 | £35.90 | £61.20 |`,
    Shirts: `| Shirt | Small | Large |
| --- | --- | --- |
| Plain | £15 | £17 |
| Striped | £18 | £20 |`,
  };

  it('is that of the smallest or the largest measure among the names of columns', async () => {
    const ask = await answersOf(WINES);
    for (const [question, price, others] of [
      ['small riesling, how much', '£7.40', ['£10.30', '£28.70']],
      ['how much is a large glass of the barolo', '£17.60', ['£12.80', '£49.50']],
      ['how much is the big sack of salmon', '£69.40', ['£15.30', '£39.70']],
      ['price of the smallest bag of duck and rice', '£13.60', ['£35.90', '£61.20']],
      ['how much is a large plain shirt', '£17', ['£15', '£20']],
    ] as const) {
      const answer = await ask(question);
      assert.ok(answer.includes(price), `${question}: ${answer}`);
      for (const other of others) assert.ok(!answer.includes(other), `${question}: ${answer}`);
    }
  });

  it('is that of a row that holds all of a question which names no price', async () => {
    const ask = await answersOf({
      Welcome:
        'Canoes, kayaks and rowing boats go out all day or by the hour. A canoe holds three. Hire a canoe.',
      'Hire prices': `| Boat | Hour | All day |
| --- | --- | --- |
| Kayak | £14 | £52 |
| Canoe | £21 | £78 |
| Rowing boat | £18 | £66 |`,
      Club: 'We paddle all day on the first Sunday, and the canoe polo team trains on Fridays.',
    });
    const answer = await ask('canoe all day');
    assert.match(answer, /£78/);
    assert.doesNotMatch(answer, /£21|£66/);
  });

  it('is that of one of two items that differ in it', async () => {
    const ask = await answersOf({
      Welcome: 'We wash cars by hand.',
      Valeting:
        '## Inside and out\n\nThe interior and a hand wash.\n\n- **€ 118** small car\n- **€ 139** large car',
    });
    const answer = await ask('inside and out for a big car, how much');
    assert.match(answer, /€ 139/);
    assert.doesNotMatch(answer, /€ 118/);
  });

  it('is that for people of the age that a question without a price tells', async () => {
    const ask = await answersOf({
      Groups: 'One day a week, a child of 8 years may swim. Children of 8 years are Owls for a day.',
      'What it costs': `| Group | Single day | Whole week |
| --- | --- | --- |
| Larks (5–6) | $74 | $335 |
| Owls (7–9) | $69 | $312 |`,
      Food: 'Lunch is included.',
    });
    assert.match(await ask('one day for my 8 yr old'), /\$69/);
  });
});
