/**
 * Question sets to measure on: this product's documentation, and folders of `pages.json` and `questions.json` beside the repository. They hold
 * other people's data and are no part of it; whoever reads them must do without where they are absent.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '../model.js';
import { OFF_PRODUCT, QUESTIONS, readDocs } from './docs-questions.js';
import type { PageStore } from '../store/port/page-store.js';

const DATA = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

export interface TestQuestion {
  id: string;
  text: string;
  kind: string;
  answerable: boolean;
  /** Ids of the pages that answer it. */
  goldPages: string[];
  /** Any one of them in the answer makes it right; empty where the first cited page decides. */
  goldPhrases: string[];
  /** What the visitor said before, oldest first. */
  history: string[];
}

export interface QuestionSet {
  name: string;
  pages: Page[];
  questions: TestQuestion[];
}

interface RawPage {
  pageId: string;
  path: string;
  title: string;
  url: string;
  lang?: string;
  content: string;
}

interface RawQuestion {
  id: string;
  q: string;
  kind: string;
  answerable: boolean;
  goldPages?: string[];
  goldPhrases?: string[];
  history?: string[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(DATA + path, 'utf8'));

/** Names of all the sets, in the order they are reported. */
export const SET_NAMES = [
  'docs',
  'plausible',
  'techqa',
  'squad',
  'xquad/es',
  'xquad/ar',
  'xquad/zh',
  'xquad/tr',
];

/** This product's own documentation, which the demo answers from. */
function docsSet(): QuestionSet {
  const plain = { kind: 'natural', goldPhrases: [], history: [] };
  const questions = [
    ...QUESTIONS.map(([text, ...goldPages]) => ({ ...plain, id: text, text, answerable: true, goldPages })),
    ...OFF_PRODUCT.map((text) => ({ ...plain, id: text, text, answerable: false, goldPages: [] })),
  ];
  return { name: 'docs', pages: readDocs(), questions };
}

/** A set by its name; undefined where it is absent. */
export function readQuestionSet(name: string): QuestionSet | undefined {
  if (name === 'docs') return docsSet();
  if (!existsSync(`${DATA}${name}/questions.json`)) return undefined;
  const idOfPath = new Map<string, string>();
  const pages = (read(`${name}/pages.json`) as RawPage[]).map((page): Page => {
    idOfPath.set(page.path, page.pageId);
    const { pageId, title, url, content, lang } = page;
    return { id: pageId, title, url, content, ...(lang !== undefined && { lang }) };
  });
  const questions = (read(`${name}/questions.json`) as RawQuestion[]).map((question): TestQuestion => {
    const { id, q, kind, answerable, goldPages = [], goldPhrases = [], history = [] } = question;
    const gold = goldPages.map((path) => idOfPath.get(path) ?? path);
    return { id, text: q, kind, answerable, goldPages: gold, goldPhrases, history };
  });
  return { name, pages, questions };
}

/** Questions that no support site answers; empty where the data is absent. */
export function readOffTopic(): string[] {
  return existsSync(`${DATA}off-topic.json`) ? (read('off-topic.json') as string[]) : [];
}

/** A page store that holds these pages for every widget. */
export function storeOf(pages: Page[]): Pick<PageStore, 'list' | 'revision'> {
  return { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
}
