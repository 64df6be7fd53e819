/** The connections to PostgreSQL: what every statement of the store goes through. */
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { codeOf, isLost, UNIQUE_VIOLATION } from './database-errors.js';
import { createPatience } from './patience.js';

export interface DatabaseOptions {
  /** Connections that are open at the same time; 10 by default. */
  connections?: number;
  /** Milliseconds for which a statement is tried again while there is no database; 10,000 by default. */
  patienceMs?: number;
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
  /** Runs `work` in a transaction, again from its beginning where the connection is lost or another was in its way. */
  transaction<Result>(work: (transaction: Runner) => Promise<Result>): Promise<Result>;
  health(): { isWritable: boolean; sinceWrite?: number };
  close(): Promise<void>;
}

/** Ends what hangs, on the server's side; told at the start of the connection, so that no session has to keep it. */
const SESSION =
  '-c statement_timeout=5000 -c idle_in_transaction_session_timeout=10000 -c lock_timeout=3000 -c TimeZone=UTC';
const CONNECT_MS = 2000;
/** After which a server that says nothing at all is given up, a little after it should have ended the statement itself. */
const SILENCE_MS = 6000;

const isWrite = ({ text }: Statement) => /\b(?:INSERT|UPDATE|DELETE)\b/.test(text);

/**
 * Opens the database of `url`, without a connection yet. The driver is loaded here, so that whoever keeps a folder
 * never has it in memory.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { connections = 10, patienceMs = 10_000 } = options;
  const { default: pg } = await import('pg');
  const pool: Pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: SILENCE_MS,
    options: SESSION,
    application_name: 'service-chat',
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // A connection that is lost, which the statement on it is told of too; the next statement opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const patience = createPatience(patienceMs);
  let lastWrite: number | undefined;
  let isWritable = true;

  async function runOn<Row extends QueryResultRow>(
    client: Pick<PoolClient, 'query'>,
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    try {
      const result: QueryResult<Row> = await client.query<Row>({ ...statement, values: [...values] });
      if (isWrite(statement)) {
        isWritable = true;
        lastWrite = Date.now();
      }
      return result.rows;
    } catch (error) {
      if (isWrite(statement) && codeOf(error) !== UNIQUE_VIOLATION) isWritable = false;
      throw error;
    }
  }

  /** A connection that is lost, or says nothing, is not used again. */
  async function onClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      isWritable = false;
      throw error;
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
    run: (statement, values) => patience.keep(() => onClient((client) => runOn(client, statement, values))),
    transaction: (work) =>
      patience.keep(() =>
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
      isWritable: isWritable && !patience.isOver(),
      ...(lastWrite !== undefined && { sinceWrite: Date.now() - lastWrite }),
    }),
    async close() {
      patience.end();
      await pool.end();
    },
  };
}
