/** Which hours a visitor is told: those of the house, of a part of it, of a day or of a season. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import type { Page } from '../../model.js';
import { factReply } from './fact-reply.js';

const hoursOf = async (content: string, text: string, language = 'en'): Promise<string> => {
  const pages = ['Other', 'Courses and office'].map((title, i): Page => ({
    id: `p${i}`,
    title,
    url: `/p${i}`,
    content: i === 0 ? 'Nothing.' : content,
    lang: language,
  }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const index = await createKnowledge({ pages: store }).indexFor('school');
  return factReply(index, { widgetId: 'school', text, history: [] }, language)?.answer ?? '';
};

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
- Saturday, Sunday: 10 am – 3 pm [1]`,
    );
    assert.match(await hoursOf(museum, 'open on sundays?'), /10 am – 6 pm\n\n\*\*Nov.*\n\n.*10 am – 3 pm/);
    assert.match(await hoursOf(museum, 'are you open at christmas'), /not open .* from December 24 to 26/);
  });
});
