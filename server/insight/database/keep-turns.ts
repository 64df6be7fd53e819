/** Brings the table `turns` up to date with the records, whichever server recorded them, a part after another. */
import { AppError } from '../../errors.js';
import { withinTime } from '../../runtime/within-time.js';
import type { GoneRecord, LogDatabase, LogRunner } from '../../store/port/record-log.js';
import { replaceTurns } from './turn-rows.js';

/** Records in one transaction. */
const CHUNK = 2000;
/** How long a number may stay out that another transaction took; longer than any may take. */
const LATE_MS = 60_000;
/** Numbers that are waited for at most: a crash of the database skips some thirty. */
const MAX_MISSING = 10_000;
/** Who asks waits so long for what is not there yet. */
const WAIT_MS = 1500;

const STATE = { name: 'turns_state', text: 'SELECT cursor, missing FROM turns_state' };
const NOTE = {
  name: 'turns_note',
  text: `INSERT INTO turns_state (name, cursor, missing) VALUES ('records', $1, $2)
    ON CONFLICT (name) DO UPDATE SET cursor = excluded.cursor, missing = excluded.missing`,
};
const RECORD =
  'seq, at, type, conversation_id, id, widget_id, NULL AS gone, NULL::timestamptz AS gone_before';
const ERASURE = `seq, at, 'erasure', NULL, NULL, NULL, gone, gone_before`;
/** Numbers of records and of erasures are one sequence. */
const NEXT = {
  name: 'turns_next',
  text: `
(SELECT ${RECORD} FROM records WHERE seq > $1 ORDER BY seq LIMIT ${CHUNK})
UNION ALL SELECT ${RECORD} FROM records WHERE seq = ANY($2::bigint[])
UNION ALL (SELECT ${ERASURE} FROM erasures WHERE seq > $1 ORDER BY seq LIMIT ${CHUNK})
UNION ALL SELECT ${ERASURE} FROM erasures WHERE seq = ANY($2::bigint[])
ORDER BY seq LIMIT ${CHUNK}`,
};
const LAST = { name: 'turns_last', text: 'SELECT coalesce(max(seq), 0) AS seq FROM records' };
const ADD_ERASED = {
  name: 'turns_add_erased',
  text: `INSERT INTO erased_turns (id, widget_id, at) SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[])
    ON CONFLICT (id) DO NOTHING`,
};
const DROP_ERASED = {
  name: 'turns_drop_erased',
  text: 'DELETE FROM erased_turns WHERE id = ANY($1::uuid[])',
};
/** Months that an older server let go of. */
const DROP_OLD = { name: 'turns_drop_old', text: 'DELETE FROM turns WHERE at < $1' };

interface Event {
  seq: string;
  at: Date;
  type: string;
  conversation_id: string | null;
  id: string | null;
  widget_id: string | null;
  gone: string | null;
  gone_before: Date | null;
}

/** A number that was skipped, and since when, in milliseconds since 1970. */
type Missing = [seq: number, since: number];

export interface Turns {
  /**
   * Resolves once the table has all that was durable at the call.
   *
   * @throws {AppError} `not_ready` where that takes long; it goes on meanwhile
   */
  upToDate(): Promise<void>;
}

export function keepTurns(database: LogDatabase): Turns {
  let working: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let share = 0;

  async function work(): Promise<void> {
    const [last] = await database.run<{ seq: string }>(LAST);
    for (;;) {
      const { seen, cursor } = await database.besideNoErasure((transaction) =>
        takeNext(database, transaction),
      );
      share = cursor / Math.max(1, Number(last?.seq));
      if (seen < CHUNK) return;
    }
  }
  const begin = () => {
    next = undefined;
    const begun = work().finally(() => {
      if (working === begun) working = undefined;
    });
    return (working = begun);
  };

  return {
    async upToDate() {
      // What is under way may have looked before the call.
      const done = working ? (next ??= working.catch(() => undefined).then(begin)) : begin();
      await withinTime(done, WAIT_MS, () => {
        throw new AppError('not_ready', `Reading the log, ${Math.min(99, Math.floor(share * 100))} %.`, {
          headers: { 'Retry-After': '1' },
        });
      });
    },
  };
}

/** One server after another, and none beside an erasure: so nothing comes back that has gone. */
async function takeNext(
  database: LogDatabase,
  transaction: LogRunner,
): Promise<{ seen: number; cursor: number }> {
  const [state] = await transaction.run<{ cursor: string; missing: string }>(STATE);
  const before = Number(state?.cursor ?? 0);
  const known = new Map(JSON.parse(state?.missing ?? '[]') as Missing[]);
  const events = await transaction.run<Event & Record<string, unknown>>(NEXT, [before, [...known.keys()]]);
  const now = Date.now();
  const missing = new Map([...known].filter(([, since]) => since >= now - LATE_MS));
  let cursor = before;
  for (const { seq: text, at, type } of events) {
    const seq = Number(text);
    missing.delete(seq);
    // Before what is older nothing comes any more; of what was erased the day alone is told.
    if (type === 'erased' || at.getTime() >= now - LATE_MS)
      for (let each = Math.max(cursor + 1, seq - MAX_MISSING); each < seq; each++) missing.set(each, now);
    cursor = Math.max(cursor, seq);
  }
  if (events.length > 0) await take(database, transaction, events);
  const isSame = cursor === before && missing.size === known.size;
  if (!isSame || !state) await transaction.run(NOTE, [cursor, JSON.stringify([...missing])]);
  return { seen: events.length, cursor };
}

async function take(database: LogDatabase, transaction: LogRunner, events: readonly Event[]): Promise<void> {
  const erasures = events.filter(({ type }) => type === 'erasure');
  const gone = erasures.flatMap((each) => JSON.parse(each.gone ?? '[]') as GoneRecord[]);
  const erased = events.filter(({ type }) => type === 'erased');
  if (erased.length > 0) {
    const columns = (['id', 'widget_id', 'at'] as const).map((name) => erased.map((each) => each[name]));
    await transaction.run(ADD_ERASED, columns);
  }
  const erasedGone = gone.filter(({ type }) => type === 'erased').map(({ id }) => id);
  if (erasedGone.length > 0) await transaction.run(DROP_ERASED, [erasedGone]);
  for (const { gone_before: time } of erasures) if (time) await transaction.run(DROP_OLD, [time]);
  const touched = [
    ...events.map(({ conversation_id: id }) => id),
    ...gone.map(({ conversationId }) => conversationId),
  ];
  await replaceTurns(database, transaction, [...new Set(touched.flatMap((id) => id ?? []))]);
}
