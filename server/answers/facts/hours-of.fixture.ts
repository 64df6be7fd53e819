/** What a visitor is told who asks for the hours of a school whose page of courses and office is given. */
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { factReply } from './fact-reply.js';

export const hoursOf = async (
  content: string,
  text: string,
  language = 'en',
  before: readonly string[] = [],
): Promise<string> => {
  const pages = ['Other', 'Courses and office'].map((title, i): Page => ({
    id: `p${i}`,
    title,
    url: `/p${i}`,
    content: i === 0 ? 'Nothing.' : content,
    lang: language,
  }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const index = await createKnowledge({ pages: store }).indexFor('school');
  const history = before.map((question) => ({ question, citedPageIds: ['p1'] }));
  return factReply(index, { widgetId: 'school', text, history }, language)?.answer ?? '';
};
