/** Which of several numbers is told to who asks for that of a place or for something that all of the site is about. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { factReply } from './fact-reply.js';

async function ask(text: string): Promise<string> {
  const contact = `# Contact

Orders: (419) 555-0142

**Harbour branch**\\
3 Quay Road, Marlow, OH 43599\\
Tel. (419) 555-0121

**Hill branch**\\
9 Mill Road, Marlow, OH 43599\\
Tel. (419) 555-0128`;
  const catering = '# Parties\n\nPizza for thirty people and more. Ring (419) 555-0178.';
  const pages = [
    { id: 'index', url: '/', title: 'Bellini Pizza', content: 'We bake. Orders: (419) 555-0142' },
    { id: 'contact', url: '/contact', title: 'Contact', content: contact },
    { id: 'catering', url: '/catering', title: 'Pizza for parties', content: catering },
    { id: 'oven', url: '/oven', title: 'The oven', content: 'It stands beside the hill branch.' },
  ].map((page): Page => ({ ...page, lang: 'en' }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const index = await createKnowledge({ pages: store }).indexFor('pizza');
  return factReply(index, { widgetId: 'pizza', text, history: [] }, 'en')?.answer ?? '';
}

describe('the number of a business with several', () => {
  it('is that below the name in bold which the question says', async () => {
    assert.equal(
      await ask('phone for the harbour place'),
      '**Harbour branch:** [(419) 555-0121](tel:4195550121) [1]',
    );
    assert.match(await ask('whats ye phone number'), /555-0142/);
  });

  it('is that of the house for what all of it is about', async () => {
    assert.match(await ask('whats the phone # to get a pizza'), /555-0142/);
    assert.match(await ask('phone for parties'), /555-0178/);
  });
});
