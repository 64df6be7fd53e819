/** What the reply before tells of the topic of a conversation. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createQueryAnalyzer } from '../../search/query/query-terms.js';
import type { PastTurn } from '../answer-engine.js';
import { readAlone, readInContext } from './reading.js';

/** The topic of "which days is she in?" behind a reply. */
async function topicBehind(answer: string, citedPageIds = ['p0']): Promise<string[]> {
  const contents = [
    'Orla sees women before a birth. Look for the clear door, and talk to our team.',
    'Orla is in on Tuesdays. The team is not sure what may help, so look and talk.',
    'Write to orla@acme.example with the mailto link. It is clear what was quoted before.',
  ];
  const pages = contents.map((content, i): Page => ({
    id: `p${i}`,
    title: '',
    url: '/',
    content,
    lang: 'en',
  }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const index = await createKnowledge({ pages: store }).indexFor('practice');
  const analyzer = createQueryAnalyzer(index);
  const history: PastTurn[] = [{ question: 'who does pelvic health', answer, citedPageIds }];
  const reading = readInContext(readAlone('which days is she in?', analyzer, 'en'), history, analyzer, 'en');
  assert.ok(reading);
  return reading.topic.map(({ word }) => word);
}

describe('the topic of a conversation', () => {
  it('is what the reply before names and more than one passage tells of', async () => {
    assert.deepEqual(await topicBehind('Orla sees women before a birth. [1]'), ['orla']);
  });

  it('is nothing behind a refusal', async () => {
    assert.deepEqual(await topicBehind('I could not find a clear answer. Or talk to our team.', []), []);
  });

  it('is no word of our own sentences, and no address of a link', async () => {
    const unsure = 'I am not sure that this is what you are looking for, but it may help:';
    assert.deepEqual(await topicBehind(`${unsure}\n\n[Orla](mailto:team@acme.example) [1]`), ['orla']);
  });
});
