/** The question sets by name: our own, and those of other people, which may be absent. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withinBounds } from '../importing/documents/document-bounds.js';
import { readDocument, type DocumentSource } from '../importing/documents/read-document.js';
import { importPages } from '../importing/files/import-pages.js';
import type { Page } from '../model.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { OFF_PRODUCT, QUESTIONS } from './data/docs-questions.js';
import { readExternalData } from './external-data.js';
import { questionOf, type QuestionRecord, type QuestionSet } from './question-set.js';
import { readDocs } from './read-docs.js';

/** Small businesses that were made up for this product. */
const BUSINESSES = [
  'business/hotel',
  'business/dental',
  'business/gym',
  'business/furniture',
  'business/driving',
  'business/optician',
  'business/plumber',
  'business/climbing',
  'business/vet',
  'business/garage',
  'business/salon',
  'business/museum',
  'business/lake',
  'business/music',
  'business/bike',
  'business/physio',
  'business/campsite',
  'business/bakery',
  'business/cinema',
  'business/boatyard',
  'business/tattoo',
  'business/storage',
  'business/farmshop',
  'business/swimschool',
  'business/florist',
  'business/removals',
  'business/kennels',
  'business/printshop',
  'business/guesthouse',
  'business/yoga',
  'business/locksmith',
  'business/icerink',
  'business/barber',
  'business/winebar',
  'business/cleaner',
  'business/nursery',
  'business/escaperoom',
  'business/weddingvenue',
  'business/carwash',
  'business/dancestudio',
  'business/petfood',
  'business/podiatry',
  'business/vegbox',
  'business/hairsupply',
  'business/communityhall',
  'business/accountant',
  'business/sailingschool',
  'business/pizzeria',
  'business/carrental',
  'business/library',
  'business/phonerepair',
  'business/daycamp',
  'business/drycleaner',
  'business/languageschool',
  'business/fishingtackle',
  'business/hostel',
  'business/pettingzoo',
  'business/chimneysweep',
];
/** Some more that nothing is fitted to; `README.md` names those whose questions nobody who works on the engine reads. */
const UNSEEN_BUSINESSES = ['business/tearoom', 'business/hearing', 'business/kiteshop'];
/** A set of several languages, whose questions are measured apart on all of its pages. */
const BY_LANGUAGE: Readonly<Record<string, { folder: string; lang: string }>> = {
  'catenda/en': { folder: 'catenda', lang: 'en' },
  'catenda/de': { folder: 'catenda', lang: 'de' },
};

/**
 * The sets that weights are fitted to, in the order they are reported; each is measured with weights that had no part of
 * it, see `held-out-models.ts`.
 */
export const FITTED_SET_NAMES = [
  'docs',
  ...BUSINESSES,
  'plausible',
  'bitwarden',
  ...Object.keys(BY_LANGUAGE),
  'techqa',
  'squad',
  'xquad/es',
  'xquad/ar',
  'xquad/zh',
  'xquad/tr',
];

/** All sets, in the order they are reported. */
export const SET_NAMES = [...FITTED_SET_NAMES, ...UNSEEN_BUSINESSES];

/** A set by its name; undefined where its data is absent. */
export async function readQuestionSet(name: string): Promise<QuestionSet | undefined> {
  if (name === 'docs') return docsSet();
  if (name.startsWith('business/')) return businessSet(name);
  return externalSet(name);
}

/** Questions that no support site answers; empty where the data is absent. */
export function readOffTopic(): string[] {
  return (readExternalData('off-topic.json') as string[] | undefined) ?? [];
}

/** The sets of these names that are there, and the names of those that are not. */
export async function readQuestionSets(
  names: readonly string[],
): Promise<{ sets: QuestionSet[]; absent: string[] }> {
  const sets: QuestionSet[] = [];
  const absent: string[] = [];
  for (const name of names) {
    const set = await readQuestionSet(name);
    if (set) sets.push(set);
    else absent.push(name);
  }
  return { sets, absent };
}

/** Questions of a file below `data`. */
function ownRecords(name: string): QuestionRecord[] {
  return JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8')) as QuestionRecord[];
}

/** This product's own documentation. */
function docsSet(): QuestionSet {
  const plain = { kind: 'natural', goldPhrases: [], notPhrases: [], history: [] };
  const questions = [
    ...QUESTIONS.map(([text, ...goldPages]) => ({ ...plain, id: text, text, answerable: true, goldPages })),
    ...OFF_PRODUCT.map((text) => ({ ...plain, id: text, text, answerable: false, goldPages: [] })),
  ];
  const asked = ownRecords('docs-asked').map((record) => questionOf(record, (path) => path));
  return { name: 'docs', pages: readDocs(), questions: [...questions, ...asked] };
}

const WIDGET_ID = '00000000-0000-4000-8000-000000000002';

/** Reading a website takes seconds, and many ask for the same one. */
const businesses = new Map<string, Promise<QuestionSet>>();

async function businessSet(name: string): Promise<QuestionSet | undefined> {
  if (![...BUSINESSES, ...UNSEEN_BUSINESSES].includes(name)) return undefined;
  const known = businesses.get(name) ?? readBusiness(name);
  businesses.set(name, known);
  return known;
}

/** Without the process that contains what strangers wrote: these pages are our own, and starting one takes seconds. */
const reader = { read: async (source: DocumentSource) => withinBounds(await readDocument(source)) };

/** A business with its pages as an import of its website makes them. */
async function readBusiness(name: string): Promise<QuestionSet> {
  const folder = fileURLToPath(new URL(`data/${name}/`, import.meta.url));
  const { pages } = createMemoryStore();
  await importPages({ pages, widgetId: WIDGET_ID, sources: [`${folder}site`], reader });
  return {
    name,
    pages: await pages.list(WIDGET_ID),
    questions: ownRecords(`${name}/questions`).map((record) => questionOf(record, (path) => path)),
  };
}

interface PageRecord {
  pageId: string;
  path: string;
  title: string;
  url: string;
  lang?: string;
  content: string;
}

function externalSet(name: string): QuestionSet | undefined {
  const { folder, lang } = BY_LANGUAGE[name] ?? { folder: name };
  const pageRecords = readExternalData(`${folder}/pages.json`) as PageRecord[] | undefined;
  const records = readExternalData(`${folder}/questions.json`) as QuestionRecord[] | undefined;
  if (!pageRecords || !records) return undefined;
  const idOfPath = new Map(pageRecords.map(({ path, pageId }) => [path, pageId]));
  return {
    name,
    pages: pageRecords.map(({ pageId, title, url, content, lang: language }): Page => ({
      id: pageId,
      title,
      url,
      content,
      ...(language !== undefined && { lang: language }),
    })),
    questions: records
      .filter((record) => lang === undefined || record.lang === lang)
      .map((record) => questionOf(record, (path) => idOfPath.get(path) ?? path)),
  };
}
