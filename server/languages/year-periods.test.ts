/** The days of the year that texts name. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertLinearTime } from '../runtime/linear-time.fixture.js';
import { sharesDay, yearPeriodsIn } from './year-periods.js';

const days = (text: string, code = 'en'): string =>
  yearPeriodsIn(text, code)
    .map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`))
    .join(' ');

describe('the days of the year that a text names', () => {
  it('are those of its dates, in the order that people write them', () => {
    assert.equal(days('We shut on 24, 25 and 26 December.'), '1224 1225 1226');
    assert.equal(days('24-26 Dec'), '1224-1226');
    assert.equal(days('Shut on 1 January, 1 May and 25 December.'), '101 501 1225');
    assert.equal(days('Not open from December 24 to 26 or on January 1.'), '1224-1226 101');
    assert.equal(days('from 22 December to 5 January'), '1222-105');
    assert.equal(days('between 24 and 27 December'), '1224-1227');
    assert.equal(days('on the 1st of May, 10 am'), '501');
    assert.equal(days('May 1st 10 am'), '501');
    assert.equal(days('until Friday 4pm, or Mon 9-12'), '');
  });

  it('are those of a month or a season, and not of a word that is spelled like one', () => {
    assert.equal(days('April – October'), '401-1031');
    assert.equal(days('April, May'), '401-431 501-531');
    assert.equal(days('From November to Easter'), '1101-405');
    assert.equal(days('are you open in may'), '501-531');
    assert.equal(days('it may be shut'), '');
    assert.equal(days('in the winter'), '1201-229');
    assert.equal(days('Summer October to March'), '1001-331');
    assert.equal(days('Summer season (15 May – 15 September)'), '515-915');
  });

  it('are those of feasts that have a name', () => {
    assert.equal(days('Christmas Eve'), '1224');
    assert.equal(days('over xmas'), '1224-1226');
    assert.equal(days('between Christmas and New Year'), '1224-101');
    assert.equal(days('Christmas and New Year'), '1224-1226 101');
  });

  it('are understood in other languages', () => {
    assert.equal(days('Am 24. und 31. Dezember', 'de'), '1224 1231');
    assert.equal(days('24.12. bis 2.1.', 'de'), '1224-102');
    assert.equal(days('zwischen Weihnachten und Neujahr', 'de'), '1224-101');
    assert.equal(days('du 24 décembre au 2 janvier', 'fr'), '1224-102');
    assert.equal(days('del 24 de diciembre al 2 de enero', 'es'), '1224-102');
    assert.equal(days('van 24 tot en met 26 december', 'nl'), '1224-1226');
    assert.equal(days('dal 24 al 26 dicembre', 'it'), '1224-1226');
    assert.equal(days('12月29日から1月3日まで', 'ja'), '1229-103');
  });

  it('are found in time linear in the length of the text', () => {
    assertLinearTime(
      300,
      (size) => '1 and '.repeat(size / 6),
      (text) => yearPeriodsIn(text, 'en'),
    );
  });

  it('share a day over New Year too', () => {
    const [winter, january, june] = ['from November to March', 'in January', 'in June'].map(
      (text) => yearPeriodsIn(text, 'en')[0],
    );
    assert.ok(winter && january && june);
    assert.ok(sharesDay(winter, january) && !sharesDay(winter, june));
  });
});
