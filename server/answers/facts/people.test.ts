/** What a visitor is told who asks who owns or runs a business. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askPage } from './asked-facts.fixture.js';

describe('a question for who leads', () => {
  const team = `# Our team

### Megan Price

Events manager

Megan plans our workshops.

### Gareth Price

Owner and nursery manager

Gareth took over from his father.

### Sally Whitcombe

Head chef, the Potting Shed Café

Sally bakes everything.`;
  const ask = async (question: string, content = team): Promise<string | undefined> =>
    (await askPage('Our team', content, question))?.answer;

  it('is told the one whose card says so, by what it says', async () => {
    for (const question of ['who is the owner', 'who owns the place', 'who owns it?', 'who runs the place'])
      assert.equal(await ask(question), '**Owner and nursery manager:** Gareth Price [1]', question);
    assert.match((await ask('who manages the events')) ?? '', /Megan Price/);
  });

  it('is cited with what the card says', async () => {
    const reply = await askPage('Our team', team, 'who is the owner');
    assert.deepEqual(
      reply?.citations.map(({ excerpt, pageUrl }) => [excerpt, pageUrl]),
      [['Owner and nursery manager', '/p1#:~:text=Owner%20and%20nursery%20manager']],
    );
  });

  it('is told nobody by a part of the house', async () => {
    const cook = '# Team\n\n### Sally Whitcombe\n\nHead chef, the Potting Shed Café';
    assert.equal(await ask('who is the owner', cook), undefined);
    assert.equal(await ask('who runs the cafe'), undefined);
  });

  it('is told a sentence as it stands: who founded a business may own it no more', async () => {
    const past = '# About us\n\nMoira Geddes started the bakery in 2014.';
    assert.equal(await ask('who is the owner', past), 'Moira Geddes started the bakery in 2014. [1]');
  });
});
