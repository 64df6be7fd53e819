/** What visitors ask on about what they have just read, in few words and in words of their own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnswerEngine, EngineReply, PastTurn } from '../answer-engine.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createExtractiveEngine } from './extractive-engine.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';

const HALL: Readonly<Record<string, string>> = {
  'Skittle hall': 'Eight lanes under one roof, and a bar that forgives bad bowlers.',
  'Opening hours': 'Monday to Friday: 3pm to 9pm\n\nSaturday: 10am to 8pm',
  'Birthday parties':
    'Birthday parties are £17 for each child. Pizza is in the price. Every party has a lane until 10pm.',
  'Company evenings':
    'Hire of the hall is £400, which includes a buffet with breakfast on the morning after.',
  Jobs: 'We look for weekend staff.',
  Darts:
    'Darts are thrown in the cellar, from five. You need soft shoes, and a day ticket from the desk at £9.20. Children throw for nothing beside a paying grown-up.',
  'Getting here': 'Follow the canal to its end. Two hundred cars fit in the meadow, which costs nothing.',
};

async function engineOf(pages: Readonly<Record<string, string>>): Promise<AnswerEngine> {
  const store = createMemoryStore();
  for (const [i, [title, content]] of Object.entries(pages).entries())
    await store.pages.save(WIDGET, {
      id: `p${i}`,
      title,
      url: '',
      content: `# ${title}\n\n${content}`,
      lang: 'en',
    });
  return createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
}

/** The last reply of a talk. */
const lastOf = (...questions: string[]) => lastIn(HALL, questions);

async function lastIn(
  pages: Readonly<Record<string, string>>,
  questions: readonly string[],
): Promise<EngineReply | undefined> {
  const engine = await engineOf(pages);
  const history: PastTurn[] = [];
  let reply: EngineReply | undefined;
  for (const text of questions) {
    reply = await engine.answer({ widgetId: WIDGET, text, history: [...history] });
    const citedPageIds = reply.citations.flatMap(({ pageId }) => pageId ?? []);
    history.push({ question: text, answer: reply.answer, citedPageIds });
  }
  return reply;
}

const CONTACT: Readonly<Record<string, string>> = {
  ...HALL,
  Contact:
    '## Can visitors leave an address?\n\nVisitors leave an address below the chat.\n\n## Where do the addresses of visitors go?\n\nThey are kept in the inbox.',
};

describe('a question that was answered below the same on a page', () => {
  it('is left for the next of that page', async () => {
    const reply = await lastIn(CONTACT, ['can visitors leave an address', 'where do those go?']);
    assert.match(reply?.answer ?? '', /They are kept in the inbox/);
  });
});

describe('a question about what was just said', () => {
  it('asks for the time of that, and not for the hours of the business', async () => {
    const reply = await lastOf('birthday parties', 'until what time');
    assert.match(reply?.answer ?? '', /until 10pm/);
    assert.doesNotMatch(reply?.answer ?? '', /Saturday/);
  });

  it('that has no word but of a price is no question for what holds such a word', async () => {
    const reply = await lastOf('can we play darts', 'and what does that cost?');
    assert.match(reply?.answer ?? '', /£9\.20/);
  });

  it('asks for the hours where nothing was said before that has a time', async () => {
    const reply = await lastOf('what are your opening hours', 'until what time');
    assert.match(reply?.answer ?? '', /9pm/);
  });

  it('is no question about another page that has more of its words by luck', async () => {
    const reply = await lastOf('birthday parties', 'is pizza included');
    assert.match(reply?.answer ?? '', /Pizza is in the price/);
  });

  it('is told once more what was said, as that, where all of it may be meant', async () => {
    const reply = await lastOf('how much is a birthday party for a child', 'how much is that?');
    assert.match(reply?.answer ?? '', /£17/);
  });

  for (const next of [
    'what if it is blocked by a bird',
    'do you measure the chimney of a boat before winter',
  ])
    it(`is told the same doubtfully as what was said before: ${next}`, async () => {
      const site = {
        Stoves: 'It begins with a look: she measures and checks the chimney. That costs £40.',
        Sweeping: 'We sweep from April to October.',
        Lamps: 'Lamps glow.',
        Rules: 'Members leave the river clean, and wear a vest.',
        Team: 'Ada looks after the boats, and Noor teaches.',
      };
      const reply = await lastIn(site, [
        'were buying an old cottage near the river, can you check the chimney before',
        next,
      ]);
      assert.match(reply?.answer ?? '', /^As quoted before:.*checks the chimney/s);
      assert.ok((reply?.confidenceScore ?? 1) < 0.5);
    });
});

describe('a question beside what was just said', () => {
  it('is told what else the page says to it, and not the same once more', async () => {
    const site = {
      Upgrading:
        '## How do I upgrade to a new version?\n\nMake a backup of the data, stop the server, fetch the new version and start it.\n\n## What happens to chats?\n\nNo data is lost, and old chats stay readable.\n\n## How do I go back?\n\nPut the copy in its place.',
      Backups: 'Backups of the data are made by one command.',
      Colours: 'The button may be green.',
      Rooms: 'Every widget has a room.',
    };
    const reply = await lastIn(site, ['how do i upgrade to a new version', 'will it lose my data?']);
    assert.match(reply?.answer ?? '', /No data is lost/);
    assert.doesNotMatch(reply?.answer ?? '', /stop the server/);
  });
});

describe('a new question after another matter', () => {
  it('is found by itself', async () => {
    const reply = await lastOf('birthday parties', 'have you got any jobs going?');
    assert.match(reply?.answer ?? '', /weekend staff/);
  });

  it('finds room for cars under the way there', async () => {
    const reply = await lastOf('is there parking');
    assert.match(reply?.answer ?? '', /Two hundred cars/);
  });
});

describe('whom the reply named', () => {
  const PRACTICE = {
    'The practice':
      '## Pelvic health\n\nOrla sees women and men, before and after a birth. Babies are welcome in the room.\n\n## Sports injuries\n\nHugo sees runners and climbers, and tapes ankles.\n\n## Working days\n\nHugo is in on Mondays and Wednesdays.\n\n## More working days\n\nOrla is in on Tuesdays and Thursdays.',
    Jobs: 'We look for a gardener.',
    Press: 'Pictures of our shop.',
    History: 'Two sisters.',
  };

  it('is whom the next question asks of', async () => {
    const days = async (first: string): Promise<string> =>
      (await lastIn(PRACTICE, [first, 'which days is that one working?']))?.answer ?? '';
    assert.match(await days('who does pelvic health'), /Tuesdays and Thursdays/);
    assert.match(await days('who is there for sports'), /Mondays and Wednesdays/);
  });
});
