/** What is told of a holiday or a date to who asks what can be had on it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { readDateQuestion } from './date-question.js';
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
});
