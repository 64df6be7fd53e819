/** Opens the store that the configuration names: the one place above the port that knows which one it is. */
import { existsSync } from 'node:fs';
import type { Config } from '../config.js';
import { AppError } from '../errors.js';
import { openJsonOperatorStore, type JsonOperatorStoreOptions } from './json/json-operator-store.js';
import { openJsonStore, type JsonStoreOptions } from './json/json-store.js';
import type { OperatorStore, Store } from './port/store.js';

type StoreConfig = Pick<Config, 'dataDir'>;

/** The store of a server. */
export function openStore({ dataDir }: StoreConfig, options: JsonStoreOptions): Promise<Store> {
  return openJsonStore(dataDir, options);
}

/**
 * The store of a command, beside servers that may be at work on it.
 *
 * @throws {AppError} `not_found` where there is none, unless `mayCreate`
 */
export async function openOperatorStore(
  { dataDir }: StoreConfig,
  { mayCreate, ...options }: JsonOperatorStoreOptions & { mayCreate: boolean },
): Promise<OperatorStore> {
  if (!mayCreate && !existsSync(dataDir)) {
    throw new AppError(
      'not_found',
      `There is no data folder at ${dataDir}. Name the right one with --data DIR or DATA_DIR.`,
    );
  }
  return openJsonOperatorStore(dataDir, options);
}

/** Where the store is, for a person. */
export function placeOfStore({ dataDir }: StoreConfig): string {
  return dataDir;
}
