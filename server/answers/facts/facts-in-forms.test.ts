/** Facts in the forms that small businesses give them: days without hours, columns of times, several numbers. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineReply } from '../answer-engine.js';
import type { Page } from '../../model.js';
import { createKnowledge, type Knowledge } from '../../search/knowledge.js';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';
import { factReply } from './fact-reply.js';

function knowledgeOf(content: string): Knowledge {
  const pages: Page[] = [
    { id: 'contact', title: 'Contact', url: '/contact', content, lang: 'en' },
    { id: 'other', title: 'Other', url: '/other', content: 'Nothing.', lang: 'en' },
  ];
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  return createKnowledge({ pages: store });
}

async function reply(content: string, text: string): Promise<EngineReply | undefined> {
  const index = await knowledgeOf(content).indexFor('shop');
  return factReply(index, { widgetId: 'shop', text, history: [] }, 'en');
}

/** The reply of the whole engine. */
const ask = (content: string, text: string): Promise<EngineReply> =>
  createExtractiveEngine({ knowledge: knowledgeOf(content) }).answer({ widgetId: 'shop', text, history: [] });

describe('a day without hours', () => {
  it('is told by the word in its column', async () => {
    const desks =
      '## Desk hours\n\n| Building | Monday to Friday | Saturday | Sunday |\n| --- | --- | --- | --- |\n| Mill | 8.30am – 6pm | 9am – 5pm | 10am – 2pm |\n| Canal Side | 9am – 5.30pm | 9am – 1pm | unstaffed |';
    assert.match(
      (await reply(desks, 'is anyone at canal side on a sunday'))?.answer ?? '',
      /Sunday: unstaffed/,
    );
    assert.match((await reply(desks, 'is the mill open on sunday'))?.answer ?? '', /10am – 2pm/);
  });

  it('is told by the sentence that begins with it', async () => {
    const office =
      '## The office\n\nOur office answers from 9 until 5 on Mondays to Fridays and from 8.30 until 12.30 on Saturdays. On Sundays nobody is at the desk, though the teachers at the pool can take a message.';
    assert.match((await reply(office, 'is the office open sundays'))?.answer ?? '', /On Sundays nobody/);
    assert.doesNotMatch((await reply(office, 'is the office open on saturday'))?.answer ?? '', /nobody/);
  });

  it('is hedged where the pages say nothing of it', async () => {
    const hours = '## Opening hours\n\n- Monday to Friday: 9 – 17\n- Saturday: 9 – 12';
    const known = await reply(hours, 'are you open on saturday');
    const unknown = await reply(hours, 'are you open on sunday');
    assert.ok((known?.confidenceScore ?? 0) > 0.5);
    assert.ok((unknown?.confidenceScore ?? 1) < 0.5);
    assert.match(unknown?.answer ?? '', /9 – 17/);
  });
});

describe('the hours of a day', () => {
  const florist =
    "## Shop hours\n\n| Day | Opens | Closes |\n| --- | --- | --- |\n| Monday | closed | closed |\n| Tuesday – Thursday | 9:00 am | 5:30 pm |\n| Friday | 9:00 am | 6:30 pm |\n| Saturday | 8:30 am | 4:00 pm |\n\nOn Mother's Day we open at 7:30 am and shut when the buckets are empty. The whole shop is off from 24 December until 2 January.\n\nCall us: +1 802 555 0142";

  it('are both ends of them where each has a column', async () => {
    for (const question of ['What time do you close on Saturday?', 'open saturday?']) {
      assert.match((await reply(florist, question))?.answer ?? '', /Saturday: 8:30 am – 4:00 pm/);
    }
    assert.match((await reply(florist, 'are you open on monday'))?.answer ?? '', /Monday: closed/);
  });

  it('are those of a feast that shops keep', async () => {
    assert.match((await reply(florist, 'what time on mothers day'))?.answer ?? '', /open at 7:30 am/);
  });

  it('are those of when it works, and when it is off', async () => {
    const answer = (await reply(florist, 'Are you working between Christmas and New Year?'))?.answer ?? '';
    assert.match(answer, /off from 24 December/);
  });

  it('are told to who would ring on it', async () => {
    assert.match((await reply(florist, 'can i ring on saturday'))?.answer ?? '', /8:30 am – 4:00 pm/);
  });
});

describe('the hours of the house', () => {
  it('are those of all houses, where a business has several', async () => {
    const houses =
      '## Where we are\n\n- Leicester: 41 Frog Island Wharf, Leicester LE3 5ZZ\n- Loughborough: Unit 2, Limehurst Yard, Loughborough LE11 1ZZ\n\n## Desk hours\n\n| Building | Monday to Friday | Saturday |\n| --- | --- | --- |\n| Leicester | 8.30am – 6pm | 9am – 5pm |\n| Loughborough | 9am – 5.30pm | 9am – 1pm |';
    const answer = (await reply(houses, 'opening hours'))?.answer ?? '';
    assert.match(answer, /8\.30am – 6pm/);
    assert.match(answer, /9am – 5\.30pm/);
  });

  it('are not those of what is called by the day', async () => {
    const shop =
      '## Hours\n\n- Monday to Saturday: 8.30 to 6\n- Sunday: 10 to 4\n\n## Sundays\n\nSundays: Roast beef or nut loaf with all the trimmings, from noon to 2.30.';
    assert.match((await reply(shop, 'are you open sundays'))?.answer ?? '', /10 to 4/);
  });

  it('are hedged where only a feast tells of the day', async () => {
    const cinema =
      '## Getting here\n\n14 Weir Street, Hebbleford HX7 0ZZ\n\nNew Year’s Day runs to a normal Sunday pattern: 11 am to 9 pm.';
    assert.ok(((await reply(cinema, 'are you open sundays'))?.confidenceScore ?? 0) < 0.5);
  });
});

describe('who runs the business', () => {
  it('is hedged where no fact tells', async () => {
    const lake =
      '# Wetsuits\n\nA wetsuit is £8 for the day. Sizes run from age 8 to XXL.\n\n# Tours\n\nTours run daily.';
    const { confidenceScore } = await ask(lake, 'who runs it');
    assert.ok(confidenceScore < 0.5);
  });
});

describe('a number among several', () => {
  const office =
    '## Talk to us\n\nOffice: 091 555 0176\n\nWhatsApp, for photographs and lists: 085 555 0176\n\nCrew line on the day of your move: 085 555 0199';

  it('has no name where the words before it are none', async () => {
    assert.match(
      (await reply('# Talking to us\n\nRing us on 01632 960118.', 'phone number'))?.answer ?? '',
      /^\*\*Phone:\*\* \[01632 960118\]/,
    );
  });

  it('is not the one whose name happens to hold a word of any question', async () => {
    assert.match((await reply(office, "What's your phone number?"))?.answer ?? '', /091 555 0176/);
  });
});

describe('where to leave the car', () => {
  it('is understood where it is called a lot or spots', async () => {
    const way =
      '## Finding us\n\nWe are the yellow building by the covered bridge. Two spots in front are ours, for twenty minutes. Behind the building the town lot is free all day.';
    assert.match((await reply(way, 'is there parking'))?.answer ?? '', /town lot is free/);
  });
});

describe('a mailbox for something', () => {
  const contact =
    '## Write to us\n\n- Email: swim@otters.example. You will have a reply by the next working day.\n- Parties and hire: Ask for Lotte, parties@otters.example.';

  it('is the one that is called so, not one that a like word would call', async () => {
    assert.match(
      (await reply(contact, 'Who do I email to book a pool party?'))?.answer ?? '',
      /parties@otters\.example/,
    );
  });
});

describe('a contact fact', () => {
  it('is that of a part of the house whose name is written as one word or as two', async () => {
    const lines = '## How to reach us\n\n- Rooms: 01758 496 0133\n- Tea room: 01758 496 0136';
    assert.match((await reply(lines, 'phone number for the tearoom'))?.answer ?? '', /0136/);
  });

  it('is not that of the privacy officer for somebody who wants to write', async () => {
    const lines =
      '## Contact\n\nEmail: hello@farm.example\n\n## Your rights\n\nAsk to see your data by writing to data@farm.example.';
    assert.match((await reply(lines, 'got an email i can write to?'))?.answer ?? '', /hello@/);
  });
});
