/** What is told of a holiday or a date to who asks what can be had on it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { readDateQuestion } from './date-question.js';
import { hoursOf } from './asked-facts.fixture.js';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';

async function ask(text: string): Promise<string> {
  const content = `# Hours and contact

12 Quay Street, Galway H91 XX12, phone (091) 555 0142

- Monday to Saturday: 9.00 – 18.00
- Bank holidays: the harbour shop stays shut, the hill shop opens from 11.00 to 15.00

Closed altogether on 1 January, 1 May and 25 December.`;
  const pages = [
    { id: 'contact', title: 'Contact', content },
    { id: 'bikes', title: 'Bikes', content: 'Every bike has a lock, a pump and two lamps.' },
    { id: 'about', title: 'About', content: 'Two brothers began to rent bikes in 1998.' },
  ].map((page): Page => ({ ...page, url: `/${page.id}`, lang: 'en' }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store }) });
  return (await engine.answer({ widgetId: 'rental', text, history: [] })).answer;
}

describe('a question that names a holiday or a date', () => {
  it('is told the hours of such days, whatever is to be done then', async () => {
    assert.match(await ask('can i get a tandem on easter monday'), /opens from 11\.00 to 15\.00/);
    assert.match(await ask("could we fetch them on st stephen's day"), /opens from 11\.00 to 15\.00/);
    assert.match(await ask('can i fetch one on 1st of may'), /Closed altogether/);
  });

  it('is told nothing of hours where the pages say nothing of that day', async () => {
    assert.doesNotMatch(await ask('can i fetch one on 12 march'), /18\.00|Closed/);
    assert.doesNotMatch(await ask('tandem for two at easter'), /Bank holidays/);
    assert.equal(readDateQuestion('is there a holiday flat above the shop', 'en'), undefined);
  });

  it('is told the line of its date, of whatever form, or that the day is like others', async () => {
    const hours = '# Opening hours\n\n- Monday to Saturday: 7am to 5pm\n\n';
    for (const line of [
      '24 December: 7am to 1pm',
      '24 December 7am - 1pm',
      '24th December: 7.00-13.00',
      '24 Dec: 7am – 1pm',
      'Tuesday 24 December: 7am to 1pm',
      '24 December: 7am to 1pm, counter only',
    ]) {
      const content = `${hours}# Bank holidays and Christmas\n\n- Good Friday: 8am to 12 noon\n- ${line}\n- Easter Saturday: open as usual\n- Easter Monday: closed`;
      for (const text of ['opening times christmas eve', 'are you open on 24 december']) {
        assert.match(await hoursOf(content, text), /1pm|13\.00/, `${text}: ${line}`);
        assert.doesNotMatch(await hoursOf(content, text), /Good Friday/, `${text}: ${line}`);
      }
      assert.match(await hoursOf(content, 'are you open on easter saturday'), /as usual/);
      assert.doesNotMatch(await hoursOf(content, 'are you open on easter saturday'), /closed/);
    }
    const party = `${hours}# Events\n\n- 24 December: Santa visits from 3pm to 5pm\n- Christmas Eve: 7am to 1pm`;
    assert.match(await hoursOf(party, 'opening times christmas eve'), /7am to 1pm/);
  });
});
