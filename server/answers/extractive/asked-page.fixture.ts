/** Asks a page among others that are about something else. */
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createExtractiveEngine } from './extractive-engine.js';

export const WIDGET = '11111111-1111-4111-8111-111111111111';
const OTHERS = [
  '# Jobs\n\nWe look for a gardener.',
  '# Press\n\nPictures of our shop.',
  '# History\n\nTwo sisters.',
];

export async function engineFor(
  content: string,
  lang: string,
): Promise<ReturnType<typeof createExtractiveEngine>> {
  const store = createMemoryStore();
  for (const [i, page] of [content, ...OTHERS].entries()) {
    const title = /^# (.*)\n/.exec(page)?.[1] ?? 'Page';
    const url = `https://acme.example/${i}`;
    await store.pages.save(WIDGET, { id: `p${i}`, title, url, content: page, lang: i === 0 ? lang : 'en' });
  }
  return createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
}

export async function answerOf(content: string, text: string, lang = 'en'): Promise<string> {
  const engine = await engineFor(content, lang);
  return (await engine.answer({ widgetId: WIDGET, text, history: [] })).answer;
}
