/** Opens the store that the configuration names: the one place above the port that knows which one it is. */
import { existsSync } from 'node:fs';
import { AppError } from '../errors.js';
import { openJsonOperatorStore, type JsonOperatorStoreOptions } from './json/json-operator-store.js';
import { openJsonStore, type JsonStoreOptions } from './json/json-store.js';
import type { OperatorStore, Store } from './port/store.js';
import type { PostgresStoreOptions } from './postgres/postgres-store.js';
import { placeOfStore, type StoreConfig } from './port/store-place.js';

export interface ServerStoreOptions extends JsonStoreOptions, Pick<PostgresStoreOptions, 'onLookError'> {
  /** Told why again and again, while there is no database yet. It is waited for only where somebody is told. */
  onAway?: (reason: string) => Promise<void>;
}

export interface OperatorStoreOptions
  extends JsonOperatorStoreOptions, Pick<PostgresStoreOptions, 'statementMs'> {
  mayCreate: boolean;
}

/** The store of a server. */
export async function openStore(config: StoreConfig, options: ServerStoreOptions): Promise<Store> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined) return openJsonStore(dataDir, options);
  const { onAway } = options;
  if (onAway) {
    const { awaitDatabase } = await import('./database/await-database.js');
    await awaitDatabase(databaseUrl, onAway);
  }
  return openDatabase(config, databaseUrl, { ...options, mayCreate: true });
}

/**
 * The store of a command, beside servers that may be at work on it.
 *
 * @throws {AppError} `not_found` where there is none, unless `mayCreate`
 */
export async function openOperatorStore(
  config: StoreConfig,
  { mayCreate, statementMs, ...options }: OperatorStoreOptions,
): Promise<OperatorStore> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined)
    return openDatabase(config, databaseUrl, {
      mayCreate,
      ...(statementMs !== undefined && { statementMs }),
    });
  if (!mayCreate && !existsSync(dataDir)) {
    throw new AppError(
      'not_found',
      `There is no data folder at ${dataDir}. Name the right one with --data DIR or DATA_DIR.`,
    );
  }
  return openJsonOperatorStore(dataDir, options);
}

/** Its driver is loaded with it, and never beside a folder. */
async function openDatabase(
  config: StoreConfig,
  url: string,
  options: PostgresStoreOptions & { mayCreate: boolean },
): Promise<Store> {
  const { openPostgresStore } = await import('./postgres/postgres-store.js');
  return openPostgresStore(url, {
    ...options,
    ...(config.databasePool !== undefined && { connections: config.databasePool }),
    place: placeOfStore(config),
  });
}
