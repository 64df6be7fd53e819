/** What a visitor is told who asks when to come, when to go, and until when something is to be had. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineReply } from '../answer-engine.js';
import { askPage } from './asked-facts.fixture.js';

const ask = (content: string, ...asked: [string, string?, string[]?]): Promise<EngineReply | undefined> =>
  askPage('Good to know', content, ...asked);

const answerOf = async (content: string, text: string, language?: string): Promise<string> =>
  (await ask(content, text, language))?.answer ?? '';

const INN = `# Opening hours

Monday to Sunday: 8am to 8pm

# Coming and going

- The barn is yours from 3pm and should be empty by 11am.
- Huts: from 4pm, out by 10am.

# Around the house

Breakfast is served from 7.30am to 10am in the long room.

The last canoe goes out one hour before we lock up.

Laundry bags come back on the last Sunday of the month at 6 pm.`;

const HOSTEL = `# Arriving and leaving

|  |  |
| --- | --- |
| Reception, Sunday to Thursday | 7.30 am – 9 pm |
| 25 December | 9 am – noon |
| Beds ready | from 2 pm |
| Beds empty again | by 10 am |

# The shed

October to March 8 am to 5.30 pm, every day but Christmas.

# By train

The bus goes every hour, the last at 7.40 pm.`;

describe('a question for a time to come or to go by', () => {
  it('is answered from a table of days with the row that says it by itself', async () => {
    const bed = await answerOf(HOSTEL, 'what time do we need to get out on the last day');
    assert.match(bed, /^(?!.*Reception).*Beds empty again: by 10 am/s);
  });

  it('is no question for the hours of a feast, which the row of that day tells', async () => {
    assert.match(await answerOf(HOSTEL, 'are you open on xmas day'), /25 December: 9 am – noon/);
  });

  it('is answered with the line that says it of what is asked about', async () => {
    for (const question of ['when can we arrive at the barn', 'what time is check-in for the barn?'])
      assert.match(await answerOf(INN, question), /^\*\*Coming and going:\*\* The barn is yours from 3pm/);
    for (const question of ['when do i have to be out of the hut', 'when do we have to leave the hut'])
      assert.match(await answerOf(INN, question), /^(?!.*11am).*out by 10am/, question);
    assert.match(await answerOf(INN, 'whats the latest i can take a canoe'), /one hour before we lock up/);
    assert.match(
      await answerOf(
        '# Anreise\n\n- Zimmer: Anreise ab 15 Uhr, Abreise bis 11 Uhr',
        'wann ist die abreise',
        'de',
      ),
      /Abreise bis 11 Uhr/,
    );
  });

  it('goes on from a question for another such time', async () => {
    const reply = await ask(INN, 'and check out?', 'en', ['when is check-in for the huts']);
    assert.match(reply?.answer ?? '', /out by 10am/);
    assert.equal(await ask(INN, 'and check out?', 'en', ['is there a phone']), undefined);
  });

  it('is answered with the last entry where nothing else is asked about', async () => {
    const museum =
      '# Hours\n\nTuesday to Sunday: 10 am – 5 pm\n\nAdmissions end 45 minutes before closing.\n\n# Groups\n\nClock building takes place on the last Sunday of the month at 1 pm.';
    assert.match(await answerOf(museum, 'whats the latest i can still get in'), /45 minutes before closing/);
    assert.match(await answerOf(museum, 'when do you open on sundays'), /10 am – 5 pm/);
  });

  it('is answered with when something is to be had, also in words', async () => {
    assert.match(await answerOf(INN, 'until when can i have breakfast'), /from 7\.30am to 10am/);
    const camp =
      '# The shop\n\nMilk and bread. From eight to eleven in the morning and again from four to six in the afternoon.\n\n# Office hours\n\nMonday to Sunday: 9am–5pm';
    assert.match(
      await answerOf(camp, 'what are the shop opening times'),
      /^\*\*The shop:\*\* From eight to eleven/,
    );
    assert.match(await answerOf(camp, 'when are you open'), /9am–5pm/);
  });

  it('is no answer to a question for the hours of the house', async () => {
    const told = await answerOf(INN, 'when are you open');
    assert.match(told, /8am to 8pm/);
    assert.doesNotMatch(told, /Breakfast|Huts|canoe/);
  });

  it('is not answered where the page says nothing of it', async () => {
    for (const question of [
      'when do i have to leave the pool',
      'when can i check in online',
      'when does my refund arrive',
    ])
      assert.equal(await ask('# Hours\n\nMonday to Sunday: 8am to 8pm', question), undefined, question);
  });

  it('is not told by the only line of such times where pages speak of what is asked about', async () => {
    const lake =
      '# Hire\n\nOpen daily 9am to 6pm. The last bicycle goes out one hour before we lock up.\n\n# The ferry\n\nThe ferry crosses at noon, at three and at a quarter to five.';
    assert.equal(await ask(lake, 'when does the last ferry go'), undefined);
    assert.match(await answerOf(lake, 'when does the last bike go out'), /one hour before we lock up/);
  });

  it('is told by the only line of such times, though it does not say of what', async () => {
    const inn =
      '## Arriving\n\nRooms are ready from 4pm.\n\n## Leaving\n\nBy 10.30 please, though your car can stay all day.';
    assert.match(await answerOf(inn, 'what time do we have to be out of the room'), /10\.30/);
    assert.match(await answerOf(inn, 'when can we get in the room'), /4pm/);
  });
});
