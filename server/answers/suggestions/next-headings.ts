/** What may be asked after an answer: the headings of the pages that it came from, and of those related to it. */
import type { EngineReply } from '../answer-engine.js';
import type { PassageIndex } from '../../search/index/passage-index.js';

/** A heading that may be asked as it stands. */
export interface NextHeading {
  text: string;
  /** Id of the page that it stands on. */
  pageId: string;
}

/** A heading of one word names a subject that is much too wide, one that is longer than this does not fit a button. */
const MAX_LENGTH = 80;
const MIN_WORDS = 2;
/** Letters that make up for words where a script has no spaces between them. */
const MIN_UNSPACED = 5;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * The most promising first: questions before subjects, and of both those of the page that was cited, from where it was
 * cited on, before those of other pages. A page is read when one of its headings is wanted.
 *
 * @param language only of pages in the visitor's own
 */
export function* nextHeadings(
  index: PassageIndex,
  reply: EngineReply,
  language: string,
): Generator<NextHeading> {
  const ids = [...reply.citations, ...reply.relatedArticles].flatMap(({ pageId }) => pageId ?? []);
  const pages = new Map<string, NextHeading[]>();
  for (const isWanted of [isQuestion, (text: string) => !isQuestion(text)]) {
    for (const id of new Set(ids)) {
      const headings = pages.get(id) ?? headingsOf(index, id, reply, language);
      pages.set(id, headings);
      yield* headings.filter(({ text }) => isWanted(text));
    }
  }
}

const isQuestion = (text: string): boolean => /[?？؟]$/.test(text);

function headingsOf(
  index: PassageIndex,
  pageId: string,
  reply: EngineReply,
  language: string,
): NextHeading[] {
  const page = numberOfPage(index, pageId);
  if (page === undefined || index.pageAt(page).language !== language) return [];
  const passages = [...index.passagesOf(page)].map((passage) => index.passageAt(passage).passage);
  const cited = passages.findIndex(({ units }) =>
    units.some(({ text, excerpt }) =>
      reply.citations.some((citation) => citation.excerpt === (excerpt ?? text)),
    ),
  );
  const inOrder = [...passages.slice(cited + 1), ...passages.slice(0, Math.max(cited, 0))];
  const own = passages[cited]?.headings.at(-1);
  return inOrder.flatMap(({ headings }) => {
    const text = headings.at(-1);
    return text !== undefined && text !== own && canBeAsked(text) ? { text, pageId } : [];
  });
}

function numberOfPage(index: PassageIndex, pageId: string): number | undefined {
  for (const { segment, deadPages, firstPage } of index.parts) {
    const local = segment.pages.findIndex(({ id }, number) => id === pageId && !deadPages.has(number));
    if (local !== -1) return firstPage + local;
  }
  return undefined;
}

function canBeAsked(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  return UNSPACED.test(text) ? text.length >= MIN_UNSPACED : text.split(/\s+/).length >= MIN_WORDS;
}
