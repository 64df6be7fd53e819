/** Hours that stand beside those of the house: of calls, of some days, of a month or a feast. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoursOf } from './asked-facts.fixture.js';

describe('hours beside others', () => {
  it('are those of visitors, and not the lines for calls', async () => {
    const office =
      '# Hours for questions\n\nThe desk is open for calls from 8am to 6pm on weekdays.\n\n# Office\n\nOpen Monday to Thursday, 9am – 4pm';
    assert.match(await hoursOf(office, 'when can i drop into your office'), /9am – 4pm/);
  });

  it('are those of calls for who asks when to ring, whatever else stands around', async () => {
    const farm =
      '# Orders\n\nThe office answers the phone Monday to Thursday from 9am to 4pm, and on Friday from 9am to 1pm.\n\n# Where we drive\n\n- York inside the ring road: Friday 9am – 5pm\n- Leeds: Monday 10am – 2pm\n\n# Opening hours\n\nThe shed is open on Fridays from 10am to 6pm.';
    assert.match(await hoursOf(farm, 'till when can i ring you on a friday'), /on Friday from 9am to 1pm/);
  });

  it('are those of the weeks that hold the day that is asked about', async () => {
    const workshop =
      '# Hours\n\n- Monday to Friday: 10am to 6pm\n\nIn July and August we stay until 7.30pm on Thursdays.';
    assert.match(await hoursOf(workshop, 'thursday evening in july can i come at 7'), /until 7\.30pm/);
    assert.match(await hoursOf(workshop, 'are you open on thursday at 7'), /10am to 6pm/);
    const office =
      '# Hours\n\n- Monday to Friday: 9am to 5pm\n\n# Christmas\n\nThe office is closed from Monday 22 December to Monday 5 January.';
    assert.match(await hoursOf(office, 'is the office open on 29 december'), /closed from Monday 22/);
  });

  it('say of a day what a list of days says without a time', async () => {
    const viewings =
      '# Opening hours\n\n- Tuesday to Friday: 11am and 4pm\n- Saturday: 10am\n- Wednesday evening, May to August: 6.30pm\n- Sunday and Monday: none';
    assert.match(await hoursOf(viewings, 'are you open on sunday'), /Sunday and Monday: none/);
  });

  it('tell of a closure in a month and of a feast in a long sentence', async () => {
    const nursery = `# Opening hours

- Monday to Friday: 7.45am until 6.00pm

We are open 50 weeks of the year. We close for bank holidays, for the week between Christmas and New Year, and for the last week of August, when the floors are sanded.

In the week of Valentine's Day we are here until 8:00 pm every evening, February 10 to 14.`;
    assert.match(await hoursOf(nursery, 'are you open in august'), /the last week of August/);
    assert.match(await hoursOf(nursery, "how late are you open on valentine's day"), /until 8:00 pm/);
    assert.match(await hoursOf(nursery, 'are you open in march'), /7\.45am/);
  });

  it('are those of the half of the year that holds the month, and of no line that names a day in it', async () => {
    const farm = `# Who eats when

- 14:15 (winter 13:40): the pigs, every open day

### Summer half (14 March to 31 October)

- Tuesday to Friday: 09:30–17:30
- Saturday and Sunday: 10:00–18:30

### Winter half (1 November to 13 March)

- Saturday and Sunday: 10:00–16:00
- Weekdays: closed

### Shut altogether

24 to 26 December, and from 7 January to 12 February, when we mend fences.

# Quiet days

On 1 May and the first Sunday in March we shut the gate for an hour.`;
    assert.match(await hoursOf(farm, 'how long are you open on sunday in may'), /10:00–18:30/);
    assert.match(await hoursOf(farm, 'are you open wednesdays in december'), /Weekdays: closed/);
    assert.match(await hoursOf(farm, 'are you open on 25 december'), /Shut altogether: 24 to 26 December/);
  });

  it('are those of the season as the site has it, south of the line too', async () => {
    const shop =
      '# Doors open\n\n## Summer October to March\n\n- Monday to Saturday: 4.30 am – 5 pm\n\n## Winter April to September\n\n- Monday to Saturday: 5.15 am – 4 pm';
    assert.match(await hoursOf(shop, 'are you open on saturdays in summer'), /4\.30 am – 5 pm/);
    assert.match(await hoursOf(shop, 'what time do you shut saturday arvo in july'), /5\.15 am – 4 pm/);
  });

  it('are those of a part from when until when, not when something begins', async () => {
    const rink =
      '# Learn to skate\n\n- Children: Sunday 10:30 AM.\n- Adults: Sunday 11:30 AM.\n\n# Skating for everybody\n\n- Sunday: 12:30 - 3:30 PM';
    assert.match(await hoursOf(rink, 'what time is open skating on sundays'), /12:30 - 3:30 PM/);
  });

  it('say until when, where the first time ends in a full stop', async () => {
    const showroom = '# Opening hours\n\n- Saturday: 10 a.m. – 3 p.m.\n- Sunday: closed';
    assert.match(await hoursOf(showroom, 'are you open on saturday'), /10 a\.m\. – 3 p\.m\./);
  });

  it('are those of the second day of Christmas, whatever it is called', async () => {
    const wash =
      '# Public holidays\n\n- Christmas Day, New Year’s Day: closed\n- Boxing Day: 12:30 – 16:30\n\n# Hours\n\nMonday to Sunday: 8:00 – 18:00';
    for (const question of ['open 2nd day of christmas?', 'are you open on the second day of christmas'])
      assert.match(await hoursOf(wash, question), /^.*Boxing Day: 12:30 – 16:30/, question);
  });

  it('are all of a year where each season has a table, whose column says that it holds hours', async () => {
    const tables = `# Contact

## Opening hours in summer (1 April to 31 October)

| Day | Hours |
| --- | --- |
| Monday to Friday | 9 am – 6.30 pm |
| Sunday | 10 am – 1 pm |

## Opening hours in winter (1 November to 31 March)

| Day | Hours |
| --- | --- |
| Tuesday to Friday | 10 am – 6 pm |
| Sunday | closed |`;
    const always = await hoursOf(tables, 'what are your opening hours');
    assert.match(
      always,
      /in summer \(1 April to 31 October\)[^]*9 am – 6.30 pm[^]*in winter[^]*10 am – 6 pm/,
    );
    const sundays = await hoursOf(tables, 'are you open on sundays');
    assert.match(sundays, /in summer[^]*Sunday: 10 am – 1 pm[^]*in winter[^]*Sunday: closed/);
    assert.doesNotMatch(sundays, /Friday/);
  });

  it('are not those of the house for who asks when something else is', async () => {
    const yard = `# Meet Biscuit

## At a glance

- Mondays: closed (the horses' day off)

# Dates

- Easter: 30 March to 10 April, without Good Friday

# Market

Open every Saturday from 9am to 1pm.`;
    for (const text of ['when are the pony days', 'when can i ride', 'when are the pony days at easter']) {
      assert.doesNotMatch(await hoursOf(yard, text), /closed/, text);
    }
    assert.match(await hoursOf(yard, 'when is the market'), /9am to 1pm/);
    const hacks = '# Hacking\n\nHacks leave on Saturdays and Sundays at 10.30am.';
    assert.match(await hoursOf(hacks, 'when do hacks leave'), /^Hacks leave on Saturdays/);
  });

  it('are those of all columns of a table, and not of the office alone, where the question names none', async () => {
    const yard = `# Opening hours

| Day | Yard | Office |
| --- | --- | --- |
| Monday | Closed | Closed |
| Tuesday to Friday | 9:00 – 19:30 | 10:00 – 17:00 |
| Saturday | 8:00 – 17:00 | 9:00 – 13:00 |
| Sunday | 9:00 – 17:00 | Closed |`;
    assert.match(await hoursOf(yard, 'opening hours sunday'), /Yard\*\*\n\n- Sunday: 9:00 – 17:00[^]*Office/);
    assert.match(await hoursOf(yard, 'when is the office open'), /9:00 – 13:00/);
    assert.match(await hoursOf(yard, 'when is the yard open'), /8:00 – 17:00/);
  });
});
