/** What occurs most often among the questions of a time, from the rows of `turns`. */
import type { RatedPage } from '../../admin-contract/feedback.js';
import type { AskedLanguage, AskedOnPage, AskedQuestion, CitedPage } from '../../admin-contract/usage.js';
import type { RecordLog } from '../../store/port/record-log.js';
import { cutText } from '../cut-text.js';
import type { TopQuery, TopQuestionQuery } from '../insight.js';
import { KEPT_CHARACTERS } from '../read-model.js';
import { joinQuestions, JOINED_GROUPS, type QuestionCounts } from '../top-questions.js';
import { HELPFUL, NOT_HELPFUL, OUTCOME_NUMBERS, UNRATED } from '../turn-table.js';
import { modelOf } from './model-of.js';
import { fitting, inScope, Values } from './turn-filter.js';
import type { AskedDatabase } from './turns-database.js';

const outcome = (name: (typeof OUTCOME_NUMBERS)[number]) =>
  `count(*) FILTER (WHERE outcome = ${OUTCOME_NUMBERS.indexOf(name)})::int AS ${name}`;
const HELPFULS = `count(*) FILTER (WHERE rating = ${HELPFUL})::int AS helpful,
  count(*) FILTER (WHERE rating = ${NOT_HELPFUL})::int AS "notHelpful"`;
/** Of those that are as frequent, what was asked last comes first. */
const ORDER = 'ORDER BY count DESC, max(seq) DESC';

/** Rows that are grouped by their keys. */
function top<Row>(
  database: AskedDatabase,
  query: TopQuery,
  {
    keys,
    counts,
    where = '',
    order = ORDER,
  }: { keys: string; counts: string; where?: string; order?: string },
  from = 'turns t',
): Promise<Row[]> {
  const values = new Values();
  const isIn = inScope(query, values);
  return database.ask(
    `SELECT ${keys}, ${counts} FROM ${from} WHERE ${isIn('t')} ${where}
     GROUP BY ${keys.replaceAll(/ AS "\w+"/g, '')} ${order} LIMIT ${values.add(query.limit)}`,
    values.list,
  ) as Promise<Row[]>;
}

export async function topCitedPages(
  database: AskedDatabase,
  log: RecordLog,
  query: TopQuery,
): Promise<CitedPage[]> {
  const rows = await top<Omit<CitedPage, 'title' | 'url'>>(
    database,
    query,
    { keys: 'widget_id AS "widgetId", page_id AS "pageId"', counts: `count(*)::int AS count, ${HELPFULS}` },
    'turns t, unnest(cited) AS page_id',
  );
  const names = await namePages(database, log, rows);
  return rows.map(({ widgetId, pageId, ...counts }) => {
    const { title, url } = names.get(keyOfPage({ widgetId, pageId })) ?? NAMELESS;
    return { widgetId, pageId, title, url, ...counts };
  });
}

/** By what was rated of the replies that cite them, the least helpful first. */
export async function topRatedPages(
  database: AskedDatabase,
  log: RecordLog,
  query: TopQuery,
): Promise<RatedPage[]> {
  const rows = await top<{ widgetId: string; pageId: string | null; helpful: number; notHelpful: number }>(
    database,
    query,
    {
      keys: 'widget_id AS "widgetId", page_id AS "pageId"',
      counts: HELPFULS,
      where: `AND rating > ${UNRATED}`,
      order: 'ORDER BY "notHelpful" DESC, helpful DESC, max(seq) DESC',
    },
    'turns t LEFT JOIN LATERAL unnest(cited) AS page_id ON true',
  );
  const cited = rows.flatMap(({ widgetId, pageId }) => (pageId === null ? [] : { widgetId, pageId }));
  const names = await namePages(database, log, cited);
  return rows.map(({ widgetId, pageId, ...counts }) => {
    const name = pageId === null ? undefined : names.get(keyOfPage({ widgetId, pageId }));
    return { widgetId, ...(pageId !== null && name && { page: { pageId, ...name } }), ...counts };
  });
}

export function topAskedOn(database: AskedDatabase, query: TopQuery): Promise<AskedOnPage[]> {
  return top(database, query, {
    keys: 'widget_id AS "widgetId", page AS "url"',
    counts: `count(*)::int AS count, ${outcome('refused')}`,
    where: 'AND page IS NOT NULL',
  });
}

export function topLanguages(database: AskedDatabase, query: TopQuery): Promise<AskedLanguage[]> {
  return top(database, query, { keys: 'language', counts: `count(*)::int AS count, ${outcome('refused')}` });
}

/** Questions of one widget that ask for the same, in whichever words, come together. */
export async function topQuestions(
  database: AskedDatabase,
  query: TopQuestionQuery,
): Promise<AskedQuestion[]> {
  const values = new Values();
  const fits = fitting(database, query, values);
  const groups = await database.ask<QuestionCounts & Record<string, unknown>>(
    `SELECT widget_id AS "widgetId", max(seq)::float8 AS newest, count(*)::int AS count,
       ${(['answered', 'unsure', 'refused'] as const).map(outcome).join(', ')}
     FROM turns t WHERE ${fits('t')} GROUP BY widget_id, words ${ORDER} LIMIT ${JOINED_GROUPS}`,
    values.list,
  );
  const asked = await database.ask<{ seq: string; at: Date; payload: string }>(
    `SELECT r.seq, r.at, r.payload FROM records r WHERE r.seq = ANY($1::bigint[])`,
    [groups.map(({ newest }) => newest)],
  );
  const texts = new Map(
    asked.map(({ seq, at, payload }) => {
      const record = database.recordOf(payload);
      const text = record?.type === 'question' ? record.text.trim() : '';
      return [Number(seq), { at, text: cutText(text, KEPT_CHARACTERS) }];
    }),
  );
  const textOf = (newest: number) => texts.get(newest)?.text ?? '';
  return joinQuestions(groups, textOf, query.limit).map(({ widgetId, newest, count, ...outcomes }) => ({
    widgetId,
    question: textOf(newest),
    count,
    answered: outcomes.answered,
    unsure: outcomes.unsure,
    refused: outcomes.refused,
    lastAt: (texts.get(newest)?.at ?? new Date(0)).toISOString(),
  }));
}

type PageKey = Pick<CitedPage, 'widgetId' | 'pageId'>;
/** Of which all was erased meanwhile. */
const NAMELESS = { title: '', url: '' };
const keyOfPage = ({ widgetId, pageId }: PageKey) => `${widgetId} ${pageId}`;

/** As the newest reply names them that cites them, whenever that was. */
async function namePages(
  database: AskedDatabase,
  log: RecordLog,
  pages: readonly PageKey[],
): Promise<Map<string, { title: string; url: string }>> {
  if (pages.length === 0) return new Map();
  const newest = await database.ask<{ widgetId: string; conversationId: string }>(
    `SELECT t.widget_id AS "widgetId", t.conversation_id AS "conversationId"
     FROM unnest($1::uuid[], $2::text[]) AS p(widget_id, page_id) CROSS JOIN LATERAL (
       SELECT widget_id, conversation_id FROM turns
       WHERE widget_id = p.widget_id AND cited @> ARRAY[p.page_id] ORDER BY seq DESC LIMIT 1) AS t`,
    [pages.map(({ widgetId }) => widgetId), pages.map(({ pageId }) => pageId)],
  );
  const model = await modelOf(log, newest);
  const names = new Map<string, { title: string; url: string }>();
  for (let row = model.turns.length - 1; row >= 0; row--) {
    for (const page of model.cited.pagesOf(model.turns.cited.get(row))) {
      const { widget, pageId, title, url } = model.cited.nameOf(page);
      names.set(keyOfPage({ widgetId: model.widgets.textOf(widget), pageId }), { title, url });
    }
  }
  return names;
}
