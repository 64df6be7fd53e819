/** Prices as owners write them: without a currency, in headings, by season, in a sentence below the title. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerOf } from './asked-page.fixture.js';

describe('a price', () => {
  it('is told from a list whose title alone says that its numbers are prices', async () => {
    const kennel =
      '# What we charge\n\n|  |  |  |\n| --- | --- | --- |\n| **Dogs** | **Spring** | **Summer** |\n| Small (to 10 kg) | 19.50 | 23.00 |\n| Large | 26.00 | 30.50 |\n\nA bath is £18. A deposit is paid for each dog.';
    assert.match(
      await answerOf(kennel, 'price for a large dog in summer'),
      /\*\*Large\*\*, \*\*Summer\*\*: 30\.50/,
    );
  });

  it('is not read from times of the day', async () => {
    const trains =
      '# Trains\n\n| Day | First | Last |\n| --- | --- | --- |\n| Sunday | 9.30 | 19.50 |\n\nA ticket costs £4.';
    assert.match(await answerOf(trains, 'how much is the train on sunday'), /£4/);
  });

  it('is told with the heading that holds it', async () => {
    const treatments =
      '# Treatments\n\n## Deep tissue – 60 min – £55\n\nFor knots and long drives.\n\n## Deep tissue – 90 min – £78\n\nThe same with time for the legs.\n\n## Waxing\n\n- Eyebrows £11\n- Half leg £19';
    assert.match(
      await answerOf(treatments, 'how much is a deep tissue massage'),
      /Deep tissue – 60 min – £55/,
    );
    assert.match(await answerOf(treatments, '90 minute deep tissue price'), /Deep tissue – 90 min – £78/);
    assert.match(await answerOf(treatments, 'how long is a deep tissue massage'), /60 min/);
  });

  it('is that of the season that is asked about', async () => {
    const rooms =
      '# Rooms\n\n## Winter (November to March)\n\n| Room | One night | Week |\n| --- | --- | --- |\n| Single | £58 | £340 |\n| Double | £84 | £495 |\n\n## Summer (April to October)\n\n| Room | One night | Week |\n| --- | --- | --- |\n| Single | £66 | £395 |\n| Double | £96 | £575 |';
    const answer = await answerOf(rooms, 'single room one night in december');
    assert.match(answer, /£58/);
    assert.doesNotMatch(answer, /£66/);
  });

  it('is told from the sentence that says it, where the title says what all are about', async () => {
    const tickets =
      '# Tickets\n\nGrown-ups pay £11.50 and children £9. A family of four is £37.\n\nGroups of fifteen or more get two pounds off each ticket. One helper with each disabled guest is free.';
    assert.match(await answerOf(tickets, 'family ticket'), /A family of four is £37/);
  });

  it('tells a bare price with the name of its card, of which other words of the card say a part', async () => {
    const rides = `# Hacks

### Woodland Walk

£38 per rider

- 1 hour
- Walk only

### Pub Ride

£85 per rider

- A ride of 3 hours`;
    assert.match(await answerOf(rides, 'how much is the woodland walk'), /^\*\*Woodland Walk\*\*\n\n£38/);
    assert.match(await answerOf(rides, 'what does the pub ride cost'), /^\*\*Pub Ride\*\*\n\n£85/);
  });
});

describe('who does something', () => {
  it('is told with the heading that names them', async () => {
    const teachers =
      '# Teachers\n\n## Asha Verma\n\nFlow and yin, trained in Mysore.\n\n## Bea Fontaine\n\nChair yoga, mothers and babies.';
    assert.match(await answerOf(teachers, 'who teaches chair yoga'), /Bea Fontaine/);
  });
});
