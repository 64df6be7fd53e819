/** The connections to PostgreSQL: what every statement of the store goes through. */
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { isLost, isOutage, isTransient, unavailable } from './database-errors.js';
import { withinTime } from '../../runtime/within-time.js';
import type { DatabaseTraffic, TrafficObserver } from '../port/database-traffic.js';
import { createRetrier } from './retry.js';

export interface DatabaseOptions {
  /** Connections that are open at the same time; 10 by default. */
  connections?: number;
  /** Milliseconds for which all wait together for a database that is away; 10,000 by default. */
  retryMs?: number;
  /** Milliseconds after which a statement is ended; 5,000 by default. */
  statementMs?: number;
}

/** A statement. Its name has the server prepare it once for each connection. */
export interface Statement {
  name: string;
  text: string;
}

/** What runs statements: the pool, or the connection of a transaction. */
export interface Runner {
  run<Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Runner {
  /** That it opens at most. */
  readonly connections: number;
  /** Runs `work` in a transaction, again from its beginning where the connection is lost or another was in its way. */
  transaction<Result>(work: (transaction: Runner) => Promise<Result>): Promise<Result>;
  /** Runs a statement that is of no use later: once, and given up after so many milliseconds. */
  once<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
    ms: number,
  ): Promise<Row[]>;
  health(): { isWritable: boolean; sinceWrite?: number };
  readonly traffic: DatabaseTraffic;
  /** Tells the metrics that so many were stored by one statement. */
  noteBatch(size: number): void;
  /** Whether a pooler stands in between, which gives connections to others from transaction to transaction. */
  hasPooler(): Promise<boolean>;
  close(): Promise<void>;
}

/** Ends what hangs, on the server's side; told at the start of the connection, so that no session has to keep it. */
const sessionOf = (statementMs: number) =>
  `-c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${Math.max(10_000, statementMs)} -c lock_timeout=3000 -c TimeZone=UTC`;
const STATEMENT_MS = 5000;
const CONNECT_MS = 2000;
/** How long a silent server is waited for after the time at which it should have ended the statement itself. */
const SILENCE_MS = 1000;

const isWrite = ({ text }: Statement) => /\b(?:INSERT|UPDATE|DELETE)\b/.test(text);

/**
 * Opens the database of `url`, without a connection yet. The driver is loaded here, so that whoever keeps a folder
 * never has it in memory.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { connections = 10, retryMs = 10_000, statementMs = STATEMENT_MS } = options;
  const { default: pg } = await import('pg');
  const pool: Pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs + SILENCE_MS,
    options: sessionOf(statementMs),
    application_name: 'service-chat',
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // A connection that is lost, which the statement on it is told of too; the next statement opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let observer: TrafficObserver | undefined;
  let pooler: boolean | undefined;
  // A database that is at work on a long statement is not away.
  const longestMs = Math.max(retryMs, statementMs + SILENCE_MS);
  const retrier = createRetrier({
    ms: retryMs,
    quietMs: longestMs,
    onRetry: (code) => observer?.retry(code),
  });
  let lastWrite: number | undefined;
  let isWritable = true;

  async function runOn<Row extends QueryResultRow>(
    client: Pick<PoolClient, 'query'>,
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const startedAt = performance.now();
    try {
      // Behind a pooler, the connection that has prepared a statement need not be the one that is to run it.
      pooler ??= await isPooled(client);
      const name = pooler ? '' : statement.name;
      const result: QueryResult<Row> = await client.query<Row>({ ...statement, name, values: [...values] });
      retrier.noteAnswer();
      if (isWrite(statement)) {
        isWritable = true;
        lastWrite = Date.now();
      }
      return result.rows;
    } catch (error) {
      if (isWrite(statement) && isOutage(error)) isWritable = false;
      throw error;
    } finally {
      observer?.statement(statement.name || 'other', (performance.now() - startedAt) / 1000);
    }
  }

  /** A connection that is lost, or says nothing, is not used again. */
  async function onClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      isWritable = false;
      // As of a wrong password: there is no statement yet that could be wrong.
      throw isTransient(error) ? error : unavailable(error);
    });
    let failure: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      if (isLost(error)) failure = error as Error;
      throw error;
    } finally {
      client.release(failure);
    }
  }

  return {
    connections,
    run: (statement, values) =>
      retrier.retry(() => onClient((client) => runOn(client, statement, values)), longestMs),
    async once<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[], ms: number) {
      if (retrier.hasGivenUp()) throw new Error('There is no database now.');
      const running = retrier.tryOnce(() => onClient((client) => runOn<Row>(client, statement, values)));
      return withinTime(running, ms, () => {
        throw new Error('The database did not answer in time.');
      });
    },
    transaction: (work) =>
      retrier.retry(() =>
        onClient(async (client) => {
          await client.query('BEGIN');
          try {
            const result = await work({ run: (statement, values) => runOn(client, statement, values) });
            await client.query('COMMIT');
            return result;
          } catch (error) {
            if (!isLost(error)) await client.query('ROLLBACK');
            throw error;
          }
        }),
      ),
    health: () => ({
      isWritable: isWritable && !retrier.hasGivenUp(),
      ...(lastWrite !== undefined && { sinceWrite: Date.now() - lastWrite }),
    }),
    traffic: {
      watch(given) {
        observer = given;
      },
      pool: () => ({
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
    },
    noteBatch(size) {
      observer?.batch(size);
    },
    hasPooler: () => retrier.retry(() => onClient(isPooled)),
    async close() {
      retrier.stop();
      await pool.end();
    },
  };
}

/** Whether what the other end said of itself at the beginning is not what the database says. */
async function isPooled(client: Pick<PoolClient, 'query'> & { processID?: number }): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return client.processID !== rows[0]?.pid;
}
