/** Rows of the table `turns`: the columns of the read model, without a word of what was asked. */
import type { QuestionRecord } from '../../model.js';
import type { LogDatabase, LogRunner } from '../../store/port/record-log.js';
import { ReadModel } from '../read-model.js';
import { UNRATED } from '../turn-table.js';
import { SHOWN } from './model-of.js';

const RECORDS = {
  name: 'turns_records',
  text: `SELECT seq, payload FROM records WHERE conversation_id = ANY($1) AND type = ANY($2) ORDER BY seq`,
};

/** By name, with what PostgreSQL calls the type. */
const COLUMNS = {
  widget_id: 'uuid',
  conversation_id: 'text',
  seq: 'bigint',
  at: 'timestamptz',
  question_id: 'uuid',
  previous_at: 'timestamptz',
  outcome: 'smallint',
  kind: 'smallint',
  rating: 'smallint',
  has_reason: 'boolean',
  is_escalated: 'boolean',
  took: 'int',
  language: 'text',
  words: 'bigint',
  page: 'text',
  visitor: 'bytea',
  cited: 'text',
};
type Row = Record<keyof typeof COLUMNS, unknown>;
const NAMES = Object.keys(COLUMNS) as (keyof Row)[];
/** Between the pages of a reply, in a list of lists. */
const SEPARATOR = '\u001f';

const valueOf = (name: keyof Row) =>
  name === 'cited' ? `string_to_array(cited, '${SEPARATOR}') AS cited` : name;
/** What may change of a turn. */
const CHANGING = NAMES.filter((name) => !['conversation_id', 'seq'].includes(name));

const REPLACE = {
  name: 'turns_replace',
  text: `
WITH made AS (
  SELECT ${NAMES.map(valueOf).join(', ')}
  FROM unnest(${Object.values(COLUMNS)
    .map((type, at) => `$${at + 2}::${type}[]`)
    .join(', ')}) AS a(${NAMES.join(', ')})
), gone AS (
  DELETE FROM turns t WHERE conversation_id = ANY($1)
  AND NOT EXISTS (SELECT 1 FROM made m WHERE m.conversation_id = t.conversation_id AND m.seq = t.seq)
)
INSERT INTO turns AS t (${NAMES.join(', ')}) SELECT ${NAMES.join(', ')} FROM made
ON CONFLICT (conversation_id, seq) DO UPDATE SET ${CHANGING.map((name) => `${name} = excluded.${name}`).join(', ')}
WHERE (${CHANGING.map((name) => `t.${name}`).join(', ')})
  IS DISTINCT FROM (${CHANGING.map((name) => `excluded.${name}`).join(', ')})`,
};

/** PostgreSQL has no U+0000, and what is looked for is the same without. */
export const storable = (text: string): string => text.replaceAll('\u0000', '');

/** Makes the rows of these conversations from their records. */
export async function replaceTurns(
  database: LogDatabase,
  runner: LogRunner,
  conversationIds: readonly string[],
): Promise<void> {
  if (conversationIds.length === 0) return;
  const rows = await makeRows(database, runner, conversationIds);
  await runner.run(REPLACE, [conversationIds, ...NAMES.map((name) => rows.map((row) => row[name]))]);
}

async function makeRows(
  database: LogDatabase,
  runner: LogRunner,
  conversationIds: readonly string[],
): Promise<Row[]> {
  const model = new ReadModel();
  const { turns } = model;
  /** By row of the model. */
  const asked: { seq: string; question: QuestionRecord }[] = [];
  const records = await runner.run<{ seq: string; payload: string }>(RECORDS, [conversationIds, SHOWN]);
  for (const { seq, payload } of records) {
    const record = database.recordOf(payload);
    if (!record) continue;
    const { length } = turns;
    model.add(record);
    if (record.type === 'question' && turns.length > length) asked.push({ seq, question: record });
  }
  return asked.map(({ seq, question }, row) => {
    const conversation = turns.conversation.get(row);
    const [previous, page, visitor, took] = [turns.previous, turns.page, turns.visitor, turns.took].map(
      (column) => column.get(row) - 1,
    ) as [number, number, number, number];
    const cited = model.cited.pagesOf(turns.cited.get(row)).map((each) => model.cited.nameOf(each).pageId);
    return {
      widget_id: model.widgets.textOf(turns.widget.get(row)),
      conversation_id: model.conversationIdOf(conversation),
      seq,
      at: question.at,
      question_id: question.id,
      previous_at: previous < 0 ? null : new Date(turns.at.get(previous)),
      outcome: turns.outcome.get(row),
      kind: turns.kind.get(row),
      rating: turns.rating.get(row),
      has_reason: turns.rating.get(row) !== UNRATED && turns.hasReason(row),
      is_escalated: model.escalationsOf(conversation) > 0,
      took: took < 0 ? null : took,
      language: model.languageOf(row),
      words: model.wordsOf(row),
      page: page < 0 ? null : storable(model.askedOn.textOf(page)),
      visitor: visitor < 0 ? null : database.visitorKey(model.visitors.textOf(visitor)),
      cited: cited.map(storable).join(SEPARATOR),
    };
  });
}
