/** Which mailbox or number is told who asks for one of something of its own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { factReply, generalFactReply } from './fact-reply.js';

describe('mailboxes and numbers for something of their own', () => {
  const ask = async (text: string, similar?: string): Promise<string> => {
    const pages = [
      {
        id: 'contact',
        title: 'Come and look round',
        content:
          '## Who\n\n(207) 555-0148\\\nevents@steading.example\n\nText only (207) 555-0163\n\nAccounts: Moira, (207) 555-0191\\\nmoney@steading.example\n\n12 Kiln Road, Bramleigh, BR7 4QT',
      },
      {
        id: 'privacy',
        title: 'Privacy notice',
        content: 'The person to write to is Moira, at dataprotection@steading.example.',
      },
      {
        id: 'work',
        title: 'Work with us',
        content: 'We look for cooks. Write to crew@steading.example.',
      },
      {
        id: 'lost',
        title: 'Good to know',
        content: '## Left something here?\n\nWe keep it. Write to lost@steading.example.',
      },
    ].map((page): Page => ({ ...page, url: `/${page.id}` }));
    const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
    const index = await createKnowledge({ pages: store }).indexFor('steading');
    const question = { widgetId: 'steading', text, history: [] };
    // A passage is as near as it holds a text.
    const nearOf = (passage: number): number =>
      similar !== undefined &&
      index.passageAt(passage).passage.units.some((unit) => unit.text.includes(similar))
        ? 0.5
        : 0.1;
    const similarity = { nearest: [], mixedSimilarity: nearOf, unitSimilarity: nearOf };
    return (
      (factReply(index, question, 'en') ?? generalFactReply(index, question, 'en', similarity))?.answer ?? ''
    );
  };

  it('are told by the word before a number', async () => {
    const told = await ask('can i text somebody');
    assert.match(told, /555-0163/);
    assert.doesNotMatch(told, /555-0148/);
  });

  it('are not those of a privacy notice, however near that is, without a word of it', async () => {
    assert.doesNotMatch(await ask('who do i email about the piano', 'Moira, at'), /dataprotection/);
    assert.match(await ask('who do i email about my privacy here', 'Moira, at'), /dataprotection/);
  });

  it('are both told where two are as near, each by where it stands', async () => {
    const told = await ask('who do i email about the jumper', 'Write to');
    assert.match(told, /- \*\*Work with us:\*\* .*crew@/);
    assert.match(told, /- \*\*Left something here\?\*\* .*lost@/);
  });

  it('have the label of the line above them', async () => {
    assert.match(await ask('email of accounts'), /\*\*Accounts:\*\* .*money@/);
  });
});

describe('a question of whom to ask about a matter', () => {
  const content = `# Team

### Tom Okafor

Tom trained at Kew. Ask him about pruning and fruit trees.

## Work with us

We look for weekend staff. Write to jobs@garden.example.

## Contact

Ring 01632 960118. We are at 12 Mill Lane, Hereford HR4 8TQ.`;
  const ask = async (text: string, told: number, near: string): Promise<string | undefined> => {
    const pages: Page[] = [{ id: 'team', title: 'Team', url: '/team', content, lang: 'en' }];
    const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
    const index = await createKnowledge({ pages: store }).indexFor('garden');
    const holds = (passage: number): boolean =>
      index.passageAt(passage).passage.units.some((unit) => unit.text.includes(near));
    const jobs = (passage: number): boolean =>
      index.passageAt(passage).passage.units.some((unit) => unit.text.includes('jobs@'));
    const nearOf = (passage: number): number => (holds(passage) ? 0.5 : jobs(passage) ? 0.15 : 0.1);
    const nearest = [...Array(index.passageCount).keys()].sort((a, b) => nearOf(b) - nearOf(a));
    const similarity = { nearest, mixedSimilarity: nearOf, unitSimilarity: nearOf };
    const question = { widgetId: 'garden', text, history: [] };
    return generalFactReply(index, question, 'en', similarity, told)?.answer;
  };

  it('is not told a mailbox for another matter where a passage is about it', async () => {
    assert.equal(await ask('who do I ask about my apple tree', 0.9, 'Ask him'), undefined);
    // Where the passage is no sure answer, the house may know.
    assert.doesNotMatch((await ask('who do I ask about my apple tree', 0.2, 'Ask him')) ?? '', /^\*\*Email/);
  });

  it('is told the mailbox whose line is the nearest', async () => {
    assert.match((await ask('who do I ask about a vacancy', 0.2, 'jobs@')) ?? '', /jobs@garden/);
  });
});
