/** How the hours of a table are told: a day that has several columns, and things that have one each. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textFacts } from './page-facts.js';

const values = (content: string, kind: string, language = 'en'): string[] =>
  textFacts(content, 'Contact', language)
    .filter((fact) => fact.kind === kind)
    .map(({ value }) => value);

describe('a table of hours', () => {
  const hoursOf = (...rows: string[]) =>
    values([rows[0] ?? '', '| --- | --- | --- |', ...rows.slice(1)].join('\n'), 'hours');

  it('joins the first and the last time of a day, whatever their columns are called', () => {
    assert.deepEqual(
      hoursOf('| Day | From | To |', '| Monday | 8.30am | 5.30pm |', '| Wednesday | 8.30am | 12.45pm |'),
      ['Monday: 8.30am – 5.30pm', 'Wednesday: 8.30am – 12.45pm'],
    );
    const german = '| Tag | von | bis |\n| --- | --- | --- |\n| Montag | 9:00 | 18:00 |';
    assert.deepEqual(values(german, 'hours', 'de'), ['Montag: 9:00 – 18:00']);
  });

  it('joins parts of the day, with what it says of a day without one', () => {
    assert.deepEqual(
      hoursOf(
        '| Day | Morning | Afternoon |',
        '| Monday to Friday | 8.30am – 11am | 3.30pm – 5.30pm |',
        '| Saturday | 8.30am – 11.45am | no one here |',
      ),
      [
        'Monday to Friday: Morning 8.30am – 11am, Afternoon 3.30pm – 5.30pm',
        'Saturday: Morning 8.30am – 11.45am, Afternoon no one here',
      ],
    );
    assert.deepEqual(hoursOf('| Day | Lunch | Dinner |', '| Friday | 12 – 2 | 6 – 9.30 |'), [
      'Friday: Lunch 12 – 2, Dinner 6 – 9.30',
    ]);
  });

  it('reads days across from the first column on, where the one row has no name', () => {
    assert.deepEqual(hoursOf('| Mon | Tue | Sun |', '| 9.30–17.30 | 9.30–13.00 | closed |'), [
      'Mon: 9.30–17.30',
      'Tue: 9.30–13.00',
      'Sun: closed',
    ]);
    const [monday] = textFacts('| Mon | Tue |\n| --- | --- |\n| 9.30–17.30 | 9.30–13.00 |', 'Contact', 'en');
    assert.deepEqual([monday?.label, monday?.quote], [undefined, '9.30–17.30']);
  });

  it('has times of dates and of things below its days', () => {
    const rows = [
      '| Monday to Friday | 7.30 am – 9 pm |',
      '| 25 December | 9 am – noon |',
      '| Beds ready | from 2 pm |',
    ];
    assert.deepEqual(values(['|  |  |', '| --- | --- |', ...rows].join('\n'), 'hours'), [
      'Monday to Friday: 7.30 am – 9 pm',
      '25 December: 9 am – noon',
      'Beds ready: from 2 pm',
    ]);
  });

  it('keeps hours of several things apart', () => {
    assert.deepEqual(hoursOf('| Day | Shop | Café |', '| Friday | 9am – 5pm | 10am – 4pm |'), [
      'Friday: 9am – 5pm',
      'Friday: 10am – 4pm',
    ]);
    assert.deepEqual(hoursOf('| Day | Last entry | Gates shut |', '| Friday | 5pm | 6pm |'), [
      'Friday: 5pm',
      'Friday: 6pm',
    ]);
  });
});
