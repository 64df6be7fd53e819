/** What a visitor is told who asks a business, one page of which is given, for facts. */
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import type { EngineReply } from '../answer-engine.js';
import { factReply } from './fact-reply.js';

/**
 * @param title of the page
 * @param before the questions that came before, the last of them last
 */
export async function askPage(
  title: string,
  content: string,
  text: string,
  language = 'en',
  before: readonly string[] = [],
): Promise<EngineReply | undefined> {
  const page = (id: string, name: string, body: string): Page => ({
    id,
    title: name,
    url: `/${id}`,
    content: body,
    lang: language,
  });
  const pages = [page('p0', 'Other', 'Nothing.'), page('p1', title, content)];
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const index = await createKnowledge({ pages: store }).indexFor('business');
  const history = before.map((question) => ({ question, citedPageIds: ['p1'] }));
  return factReply(index, { widgetId: 'business', text, history }, language);
}

/** Of a school with a page about its courses and its office; '' where it is told nothing. */
export async function hoursOf(content: string, ...asked: [string, string?, string[]?]): Promise<string> {
  return (await askPage('Courses and office', content, ...asked))?.answer ?? '';
}
