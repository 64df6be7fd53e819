import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarPart, calendarWords, monthsBehind } from './calendar.js';

const has = (text: string, code: string, ...words: string[]): void => {
  const found = calendarWords(text, code);
  for (const word of words) assert.ok(found.includes(word), `${text}: ${found.join(', ')}`);
};

describe('the days and months that a text is about', () => {
  it('are those that a range holds, however its ends are written', () => {
    for (const text of [
      'Mon–Thu 9–5',
      'Monday - Thursday',
      'Mon. to Thurs.',
      'from Monday through Thursday',
      'Mon–Thu from 9 to 5',
    ]) {
      has(text, 'en', 'tuesday', 'wednesday');
      assert.ok(!calendarWords(text, 'en').includes('friday'), text);
    }
    has('Middle season (Apr, May, Oct)', 'en', 'april', 'may', 'october');
    has('Fri – Mon', 'en', 'saturday', 'sunday', 'weekend');
    has('High season (Jun – Sep, 20 Dec – 7 Jan)', 'en', 'august', 'december', 'january');
    assert.ok(!calendarWords('High season (Jun – Sep, 20 Dec – 7 Jan)', 'en').includes('october'));
  });

  it('are found in every language that the chat speaks', () => {
    has('Mo–Fr 8–18 Uhr', 'de', 'mittwoch');
    has('Mo–Fr von 8 bis 18 Uhr', 'de', 'mittwoch');
    has('Montag bis Freitag', 'de', 'donnerstag');
    has('du lundi au vendredi', 'fr', 'mercredi');
    has('de lunes a viernes', 'es', 'jueves');
    has('dal lunedì al venerdì', 'it', 'mercoledì');
    has('segunda a sexta', 'pt', 'quarta-feira');
    has('ma t/m vr', 'nl', 'woensdag');
    has('od poniedziałku do piątku', 'pl', 'środa');
    has('Pazartesi - Cuma', 'tr', 'çarşamba');
    has('من الاثنين إلى الجمعة', 'ar', 'الأربعاء');
    has('ראשון עד חמישי', 'he', 'יום שלישי');
    has('सोमवार से शुक्रवार', 'hi', 'बुधवार');
    has('月〜金', 'ja', '水曜日');
    has('周一至周五', 'zh', '星期三');
    has('월~금', 'ko', '수요일');
  });

  it('are named by a day that comes again and again', () => {
    for (const [word, code] of [
      ['sundays', 'en'],
      ['sonntags', 'de'],
      ['dimanches', 'fr'],
      ['domingos', 'es'],
    ] as const)
      assert.equal(calendarPart(word, code), 'weekday', word);
    assert.equal(calendarPart('mays', 'en'), undefined);
  });

  it('are those of a weekend and of weekdays, and a day of the weekend is the weekend', () => {
    has('at weekends until 11:00', 'en', 'saturday', 'sunday');
    has('werktags ab 8 Uhr', 'de', 'dienstag');
    has('Sunday closed', 'en', 'weekend');
    has('Tue 9 am', 'en', 'tuesday');
  });

  it('are none where words only look like them', () => {
    for (const text of [
      'We may march on.',
      'the sun sat on the wall',
      'from start to end',
      'a well-known marker',
    ]) {
      assert.deepEqual(calendarWords(text, 'en'), [], text);
    }
  });
});

describe('a month with the name of a word that says little', () => {
  it('is one behind a word that tells it from that', () => {
    assert.deepEqual(monthsBehind('two nights in May', 'en'), ['may']);
    assert.deepEqual(monthsBehind('may I pay in June', 'en'), ['june']);
    assert.deepEqual(monthsBehind('that you may do', 'en'), []);
  });
});
