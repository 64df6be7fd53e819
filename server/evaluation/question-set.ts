/** Pages with questions whose right answers are known. */
import type { Page } from '../model.js';
import type { PageStore } from '../store/port/page-store.js';

export interface TestQuestion {
  id: string;
  text: string;
  /** How it is asked or what makes it hard: `natural`, `typo`, `follow-up`, `near-miss`, `human`, `small-talk`, … */
  kind: string;
  answerable: boolean;
  /** Ids of the pages that answer it. */
  goldPages: string[];
  /** Any one of them in the answer makes it right; empty where the first cited page decides. */
  goldPhrases: string[];
  /** Any one of them in the answer makes it wrong. */
  notPhrases: string[];
  /** What the visitor said before, oldest first. */
  history: string[];
}

export interface QuestionSet {
  name: string;
  pages: Page[];
  questions: TestQuestion[];
}

/** A question as `questions.json` holds it. */
export interface QuestionRecord {
  id: string;
  q: string;
  kind: string;
  answerable: boolean;
  goldPages?: string[];
  goldPhrases?: string[];
  notPhrases?: string[];
  history?: string[];
  lang?: string;
}

/** @param idOf the id of the page of a path */
export function questionOf(record: QuestionRecord, idOf: (path: string) => string): TestQuestion {
  const { id, q, kind, answerable, goldPages = [], goldPhrases = [], notPhrases = [], history = [] } = record;
  return { id, text: q, kind, answerable, goldPages: goldPages.map(idOf), goldPhrases, notPhrases, history };
}

/** A page store that holds these pages for every widget. */
export function storeOf(pages: Page[]): Pick<PageStore, 'list' | 'revision'> {
  return { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
}
