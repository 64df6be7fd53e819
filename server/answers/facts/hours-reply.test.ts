/** Which hours a visitor is told: those of the house, of a part of it, of a day or of a season. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import { factReply } from './fact-reply.js';
import { askPage, hoursOf } from './asked-facts.fixture.js';

describe('hours of parts of a business', () => {
  const school =
    '# Courses\n\n| Course | When |\n| --- | --- |\n| Saturday course | Sat 10:00–13:00 |\n| Intensive | Mon–Thu 9:15–12:15 |\n\n# Contact\n\n- **Office**: Monday to Thursday 10:00–18:30, Friday 10:00–14:00';

  it('are not those of the house, though their rows name a day', async () => {
    assert.match(await hoursOf(school, 'when are you open'), /10:00–18:30/);
    assert.match(await hoursOf(school, 'when is the intensive course open'), /Mon–Thu 9:15–12:15/);
  });

  it('are not announced by a heading that sells some', async () => {
    const lessons =
      '# Contact\n\n## Come by\n\nOpen Monday to Friday 9am–5.30pm\n\nSaturday 9am–noon\n\n# First lessons\n\n## Your first two hours for £59\n\nNew pupils only, weekdays before 4pm.';
    assert.match(await hoursOf(lessons, 'when is the office open'), /9am–5\.30pm/);
  });

  it('are those of the hall where the cafe has a table of its own', async () => {
    const hall = `# Contact

## Hours

Monday to Friday: 10 until 10.

Saturday and Sunday: 9 until 8.

## Café hours

| | Opens | Kitchen closes |
| --- | --- | --- |
| Monday – Friday | 11.00 | 8.30 |
| Saturday | 9.30 | 5.30 |`;
    assert.match(await hoursOf(hall, 'how late are you open on saturday'), /9 until 8/);
    assert.match(await hoursOf(hall, 'when does the café kitchen close on saturday'), /5\.30/);
  });

  it('are told where they leave out the day that is asked about', async () => {
    const farm = '# Hours\n\nShop: Mon–Sat 9–5.30\n\nButchery counter: Tue–Sat 9–5';
    assert.match(await hoursOf(farm, 'is the butchery open on mondays'), /^Butchery counter: Tue–Sat 9–5/);
  });

  it('are those of the house where it is asked for by its own name', async () => {
    const page = { id: 'index', title: 'Iron Row Gym', url: '/', lang: 'en' };
    const content = '# Opening hours\n\nMonday to Friday 6am to 10pm\n\n# Pool\n\nOpen Mondays 9am to 6pm';
    const store = {
      list: () => Promise.resolve([{ ...page, content }]),
      revision: () => Promise.resolve('1'),
    };
    const index = await createKnowledge({ pages: store }).indexFor('gym');
    const asked = (text: string) => factReply(index, { widgetId: 'gym', text, history: [] }, 'en')?.answer;
    assert.match(asked('what time does the gym open on mondays') ?? '', /6am to 10pm/);
    assert.match(asked('when is the pool open') ?? '', /9am to 6pm/);
    assert.equal(asked('is the bank open on mondays'), undefined);
  });

  it('are those of the column that the question names', async () => {
    const yard = `# The yard

Hours

| | Office and telephone | Engineers |
| --- | --- | --- |
| Mon – Fri | 7.30 – 17.30 | 8 – 17 |
| Sunday | night line only | emergencies only |`;
    assert.match(await hoursOf(yard, 'what time does the office open on weekdays'), /^\*\*Office.* 7\.30/);
  });

  it('are those of the sentence that says when it is closed', async () => {
    const shop =
      '# Opening hours\n\n- Tue 9.00–17.30\n- Wed 9.00–17.30\n\nOn Sundays and Mondays the shop stays shut. Monday is for home visits and for the sessions of schools and of clubs.';
    assert.match(
      await hoursOf(shop, 'are you open on mondays'),
      /^\*\*[^*]+\*\* On Sundays and Mondays the shop stays shut/,
    );
  });

  it('are what the owner says of a day in a list of them, also where it names no time', async () => {
    const bakery = `# Hours

Tuesday to Friday 7.30–17.00
Saturday 7.30–16.00
Monday: we sleep`;
    assert.match(await hoursOf(bakery, 'are you open on mondays'), /^\*\*[^*]+\*\* Monday: we sleep \[1\]$/);
    assert.match(
      await hoursOf(bakery, 'when are you open'),
      /Tuesday to Friday.*\n.*Saturday.*\n.*Monday: we sleep/,
    );
    const list = '# Hours\n\n- Wed – Sat, 9–5\n- Mondays – baking for tomorrow\n- Sun: ask nicely';
    assert.match(await hoursOf(list, 'open on sunday?'), /Sun: ask nicely \[1\]$/);
    assert.match(await hoursOf(list, 'open on monday?'), /Mondays – baking for tomorrow \[1\]$/);
  });

  it('are those of the part that the question calls in its own words', async () => {
    const boats =
      '# Contact\n\n## Opening hours\n\nMonday to Sunday 8.30 to 19.00\n\nThe blue shed (repairs) keeps shorter days: Tuesday to Saturday, 9.00 to 17.00.\n\nThe plunge pool is heated on Fridays from 10:00 to 15:00.\n\n# The shop\n\nOpen daily 10.00 to 16.00';
    assert.match(await hoursOf(boats, 'is the workshop open mondays'), /^The blue shed .* 9\.00 to 17\.00/);
    assert.match(await hoursOf(boats, 'when can we use the cold plunge pool'), /Fridays from 10:00/);
    assert.match(await hoursOf(boats, 'what are the shop opening times'), /10\.00 to 16\.00/);
    assert.match(await hoursOf(boats, 'do you stay open late any nite'), /8\.30 to 19\.00/);
    assert.match(await hoursOf(boats, 'earliest time on a thursday'), /8\.30 to 19\.00/);
  });

  it('leave a day that they do not name to those of the house', async () => {
    const lunch = '# Hours\n\nOpen Tuesday to Saturday, 12:30–14:30 and 19:30–22:30. Sunday lunch only.';
    assert.match(await hoursOf(lunch, 'are you open for lunch on saturday'), /12:30–14:30/);
  });
});

describe('hours of days and seasons of the year', () => {
  const shop =
    '# Kontakt\n\n| Tag | Geöffnet |\n| --- | --- |\n| Montag | geschlossen |\n| Dienstag bis Samstag | 10–18 Uhr |\n\nAm 24. und 31. Dezember bleibt der Laden zu.';

  it('are those that the page gives by their date, also where a holiday is asked about by its name', async () => {
    for (const question of [
      'seid ihr an weihnachten da',
      'habt ihr silvester auf',
      'habt ihr am 24. dezember auf',
    ])
      assert.match(await hoursOf(shop, question, 'de'), /^\*\*[^*]+\*\* Am 24\. und 31\. Dezember/, question);
    assert.match(await hoursOf(shop, 'habt ihr am 27. dezember auf', 'de'), /10–18 Uhr/);
    const inn = '# Hours\n\nOpen Tuesday to Sunday, 12:30–22:30.\n\nWe are closed on December 25 and 26.';
    assert.match(await hoursOf(inn, 'are you open on december 26th'), /closed on December 25/);
    assert.match(await hoursOf(inn, 'are you open on 2 december'), /12:30–22:30/);
  });

  it('are told of each season', async () => {
    const museum = `# Visit

## Hours

| | April – October | November – March |
| --- | --- | --- |
| Monday | Closed | Closed |
| Tuesday – Friday | 10 am – 5 pm | 11 am – 4 pm |
| Saturday, Sunday | 10 am – 6 pm | 10 am – 3 pm |

We are not open on Thanksgiving or from December 24 to 26.`;
    assert.equal(
      await hoursOf(museum, 'when are you open'),
      `**April – October**

- Monday: Closed
- Tuesday – Friday: 10 am – 5 pm
- Saturday, Sunday: 10 am – 6 pm

**November – March**

- Monday: Closed
- Tuesday – Friday: 11 am – 4 pm
- Saturday, Sunday: 10 am – 3 pm

**Opening hours**

- We are not open on Thanksgiving or from December 24 to 26. [1]`,
    );
    assert.match(await hoursOf(museum, 'open on sundays?'), /10 am – 6 pm\n\n\*\*Nov.*\n\n.*10 am – 3 pm/);
    assert.match(await hoursOf(museum, 'are you open at christmas'), /not open .* from December 24 to 26/);
  });

  it('are told of term time and of holidays alike', async () => {
    const lanes =
      "# When we're open\n\nTerm time: Monday to Thursday 12 noon – 10pm, Friday 12 noon – midnight.\n\nSchool holidays: every day from 10am.";
    const friday = await hoursOf(lanes, 'what time do you close on fridays');
    assert.match(friday, /^\*\*Opening hours\*\*\n\n- Term time: .*midnight\.\n- School holidays: every day/);
    const saison =
      '# Öffnungszeiten\n\nHauptsaison: täglich 9–20 Uhr\n\nNebensaison: Montag bis Freitag 10–17 Uhr';
    const monday = await hoursOf(saison, 'wann habt ihr montags offen', 'de');
    assert.match(monday, /Hauptsaison: täglich 9–20 Uhr[^]*Nebensaison: Montag bis Freitag/);
  });

  it('are those of the month that is asked about', async () => {
    const boats = `# Opening hours

| | Mon–Fri | Sat & Sun |
| --- | --- | --- |
| April, May | 10 am – 5 pm | 9 am – 6 pm |
| June – August | 9 am – 7 pm | 8 am – 8 pm |

From November to Easter we are closed.`;
    assert.match(await hoursOf(boats, 'are you open in december'), /From November to Easter we are closed/);
    assert.match(
      await hoursOf(boats, 'are you open at all in winter'),
      /From November to Easter we are closed/,
    );
    const july = await hoursOf(boats, 'when do you open on sundays in july');
    assert.match(july, /8 am – 8 pm/);
    assert.doesNotMatch(july, /9 am – 6 pm/);
    const next = await hoursOf(boats, 'and in may?', 'en', ['when do you open on sundays in july']);
    assert.match(next, /9 am – 6 pm/);
    assert.doesNotMatch(next, /8 am – 8 pm|10 am – 5 pm/);
  });

  it('are not those of another feast, and last until it opens again', async () => {
    const farm =
      '# Hours\n\nMonday to Sunday: 9–5.\n\nOver Christmas we close at 1pm on 24 December and open again on 28 December.';
    for (const question of ['are you open on christmas eve', 'are you open on 27 december'])
      assert.match(await hoursOf(farm, question), /close at 1pm on 24 December/, question);
    for (const question of ['are you open on new years day', 'are you open on 1 january'])
      assert.equal(await hoursOf(farm, question), '', question);
  });

  it('are those below the heading of a season, and none in holidays of the business', async () => {
    const pool = `# Summer season (15 May – 15 September)

- Mon–Fri: 10:00–20:00

# Winter season (16 September – 14 May)

- Mon–Fri: 14:00–20:00

We are on holiday from 3 to 17 January, and closed from Christmas Eve until New Year's Day.`;
    assert.match(
      await hoursOf(pool, 'opening hours in july'),
      /^\*\*Summer season[^*]+\*\* Mon–Fri: 10:00–20:00 \[1\]$/,
    );
    for (const question of ['are you open on 10 january', 'are you open on boxing day'])
      assert.match(await hoursOf(pool, question), /on holiday from 3 to 17 January/, question);
  });

  it('are those of every season where the question names none, each below its heading', async () => {
    const farm = `## Summer half (14 March to 31 October)

- Tuesday to Friday: 09:30–17:30
- Saturday and Sunday: 10:00–18:30

## Winter half (1 November to 13 March)

- Saturday and Sunday: 10:00–16:00
- Weekdays: closed`;
    const told = async (question: string) => (await askPage('Opening times', farm, question))?.answer ?? '';
    const all = await told('opening hours');
    assert.match(all, /\*\*Summer half[^*]+\*\*\s+- Tuesday to Friday: 09:30–17:30/);
    assert.match(all, /\*\*Winter half[^*]+\*\*\s+- Saturday and Sunday: 10:00–16:00\n- Weekdays: closed/);
    const ofDay = await told('are you open on wednesday');
    assert.match(ofDay, /\*\*Summer half[^*]+\*\*\s+- Tuesday to Friday: 09:30–17:30/);
    assert.match(ofDay, /\*\*Winter half[^*]+\*\*\s+- Weekdays: closed/);
    const ofSeason = await told('are you open on saturday in january');
    assert.match(ofSeason, /10:00–16:00/);
    assert.doesNotMatch(ofSeason, /18:30/);
  });

  it('are away where the owner is, in the season or at the feast that is asked about', async () => {
    const bakery =
      '# Hours\n\nTuesday to Friday 7.30–17.00\n\nHolidays: away from 24 July to 7 August, and on 25, 26 and 27 December. On Good Friday we are open from 7.30 until noon.';
    for (const question of [
      'are you closed in the summer at all',
      'are you away in august',
      'when are your holidays',
      'do you shut over christmas',
    ])
      assert.match(await hoursOf(bakery, question), /away from 24 July to 7 August/, question);
    assert.match(await hoursOf(bakery, 'do you ever shut over easter'), /On Good Friday/);
  });

  it('are those of the feast that is asked about, where the page gives dates', async () => {
    const hall =
      '# Hours\n\nMonday to Sunday: 9 until 8.\n\nBank holidays: 10 until 6.\n\nWe shut on 24, 25 and 26 December, and for a week from the last Monday in August.';
    for (const question of ['open on christmas eve?', 'can we come at xmas', 'are you closed on boxing day'])
      assert.match(await hoursOf(hall, question), /^\*\*[^*]+\*\* We shut on 24/, question);
    assert.match(await hoursOf(hall, 'when do you close on mondays'), /9 until 8/);
    assert.doesNotMatch(await hoursOf(hall, 'when do you close on mondays'), /August/);
    const next = await hoursOf(hall, 'and on christmas eve?', 'en', ['when are you open on sunday']);
    assert.match(next, /We shut on 24/);
  });
});

describe('hours of another day than that asked about before', () => {
  const spa =
    '# Hours\n\n| | Pool | Sauna |\n| --- | --- | --- |\n| Friday | 07:00 – 22:30 | 13:00 – 22:00 |\n| Sunday | 07:30 – 19:30 | 12:00 – 18:30 |';

  it('are those of the same part', async () => {
    const told = await hoursOf(spa, 'and on sunday?', 'en', ['when is the pool open on friday']);
    assert.match(told, /Sunday: 07:30 – 19:30/);
    assert.doesNotMatch(told, /12:00/);
  });

  it('are not told where something else was asked about', async () => {
    assert.equal(await hoursOf(spa, 'and on sunday?', 'en', ['is there a bus']), '');
  });

  it('are those of the part that was asked about before, where `it` is all that the question says', async () => {
    const hire =
      '# Opening hours\n\n| Day | Shop | Workshop |\n| --- | --- | --- |\n| Monday to Friday | 7.00am – 5.30pm | 8.00am – 4.30pm |\n| Saturday | 7.30am – 12.30pm | closed |\n\nImran runs the workshop.';
    const told = await hoursOf(hire, 'when is it open', 'en', ['who runs the workshop']);
    assert.match(told, /8\.00am – 4\.30pm/);
    assert.doesNotMatch(told, /7\.00am/);
    assert.match(await hoursOf(hire, 'is it open on saturday', 'en', ['is the workshop busy']), /closed/);
    assert.match(await hoursOf(hire, 'when are you open', 'en', ['who runs the workshop']), /7\.00am/);
    assert.match(await hoursOf(hire, 'when is it open', 'en', ['do you sell ladders']), /7\.00am/);
  });
});
