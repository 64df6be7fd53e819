/** The store in a PostgreSQL database, which any number of servers and commands share. */
import { sleepUnheld, startLoop, type Loop } from '../../runtime/start-loop.js';
import type { Store } from '../port/store.js';
import { openDatabase, type Database, type DatabaseOptions } from '../database/database.js';
import { startHousekeeping, type Housekeeping } from './housekeeping.js';
import { readLeftovers } from './leftovers.js';
import { createLogFeed } from './log-feed.js';
import { assertTables, migrate } from './migrate.js';
import { makePartitions } from './partitions.js';
import { createPostgresConversations } from './postgres-conversations.js';
import { createPostgresDeliveries } from './postgres-deliveries.js';
import { erase } from './postgres-erasure.js';
import { createPostgresEscalations } from './postgres-escalations.js';
import { createPostgresIdentity } from './postgres-identity.js';
import { createPostgresImages } from './postgres-images.js';
import { createPostgresLeases } from './postgres-leases.js';
import { createPostgresLimits } from './postgres-limits.js';
import { createLogDatabase, createPostgresLog } from './postgres-log.js';
import { createPostgresPages, createPostgresSites } from './postgres-pages.js';
import { createPostgresQuotas, createPostgresTokens } from './postgres-quotas.js';
import { createPostgresChecks } from './postgres-checks.js';
import { createPostgresRuns } from './postgres-runs.js';
import { createPostgresSeen } from './postgres-seen.js';
import { createPostgresSharedWork } from './postgres-shared-work.js';
import { createPostgresWidgets } from './postgres-widgets.js';
import { insertRecords } from './record-rows.js';
import { announceServer, type Announcement, assertHere } from './database-use.js';

export interface PostgresStoreOptions extends DatabaseOptions {
  /** Told why a look for what others changed failed; it is tried again. */
  onLookError?: (error: unknown) => void;
  /** Opens it also while its data is not there to be used: for who moves it. */
  isMove?: boolean;
  /** Whether its tables are made where there are none. True by default. */
  mayCreate?: boolean;
  /** Where it is, for a person. */
  place?: string;
}

/** A store, and the database that it is in. */
export interface OpenPostgres {
  store: Store;
  database: Database;
}

/** How often a server looks for what others changed. */
const LOOK_MS = 1000;

/**
 * Opens the database of `url`, and makes its tables where they are missing. Commands use the same store as servers, for
 * what they do takes effect in the database at once.
 *
 * @throws {AppError} `store_unavailable` where it cannot be reached, its tables are too new, or its data was moved
 *   elsewhere; `not_found` where it has no tables and they may not be made
 */
export async function openPostgresStore(url: string, options: PostgresStoreOptions = {}): Promise<Store> {
  return (await openPostgres(url, options)).store;
}

/** The same, for who works on the tables themselves too; the database is closed with the store. */
export async function openPostgres(url: string, options: PostgresStoreOptions = {}): Promise<OpenPostgres> {
  const { onLookError = () => undefined, mayCreate = true, place = 'the database' } = options;
  const database = await openDatabase(url, options);
  const feed = createLogFeed(database, onLookError);
  try {
    if (!mayCreate) await assertTables(database, place);
    await migrate(database);
    if (!options.isMove) await assertHere(database, url);
    await makePartitions(database, Date.now());
    await feed.open();
  } catch (error) {
    await database.close();
    throw error;
  }
  const deliveries = createPostgresDeliveries(database);
  const widgets = createPostgresWidgets(database);
  const pages = createPostgresPages(database);
  const leases = createPostgresLeases(database);
  let housekeeping: Housekeeping | undefined;
  let looking: Loop | undefined;
  let announced: Promise<Announcement> | undefined;
  let announcement: Announcement | undefined;

  async function lookAgain(): Promise<number> {
    await Promise.all([widgets.look(false), pages.look(false)]).catch(onLookError);
    return LOOK_MS;
  }

  const store: Store = {
    widgets,
    pages,
    sites: createPostgresSites(database),
    runs: createPostgresRuns(database),
    checks: createPostgresChecks(database),
    images: createPostgresImages(database),
    seen: createPostgresSeen(database),
    makeLimiter: createPostgresLimits(database),
    leases,
    shared: createPostgresSharedWork(database),
    log: {
      ...createPostgresLog(database),
      database: createLogDatabase(database),
      follow: (follower) => {
        feed.follow(follower);
      },
    },
    quotas: createPostgresQuotas(database),
    tokens: createPostgresTokens(database),
    triage: {
      async mark(record) {
        await insertRecords(database, [record]);
        await feed.catchUp();
      },
    },
    conversations: createPostgresConversations(database, {
      onRecorded: () => {
        feed.wake();
      },
      onOwed: () => {
        deliveries.tell();
      },
    }),
    escalations: createPostgresEscalations(database, feed),
    deliveries,
    ...createPostgresIdentity(database),
    async erase(erasure, now) {
      const report = await erase(database, erasure, now);
      await feed.catchUp();
      return report;
    },
    leftovers: () => readLeftovers(database),
    async problems(among) {
      if (among === undefined || among === 'widgets') await widgets.look(true);
      const inPages = among === 'widgets' ? [] : await pages.problems(among?.pagesOf);
      return [...(typeof among === 'object' ? [] : widgets.knownProblems()), ...inPages];
    },
    knownProblems: () => Promise.resolve(widgets.knownProblems()),
    traffic: database.traffic,
    health: () => ({
      ...database.health(),
      ...(announcement && { durability: announcement.durability() }),
    }),
    async watch() {
      announced ??= announceServer(database, database.connections, Date.now);
      [announcement] = await Promise.all([announced, widgets.look(true), pages.look(true)]);
      looking ??= startLoop(lookAgain, { firstPause: LOOK_MS, sleep: sleepUnheld });
      housekeeping ??= startHousekeeping(database, leases, onLookError);
    },
    async close() {
      deliveries.close();
      await Promise.all([looking?.stop(), feed.close(), housekeeping?.stop(), announcement?.stop()]);
      await database.close();
    },
  };
  return { store, database };
}
