/** Where the store is that the configuration names. */
import type { Config } from '../../config.js';

/** What tells where the store is. */
export type StoreConfig = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl' | 'databasePool'>>;

/** Where the store is, for a person: of a database, its address without a password. */
export function placeOfStore({ dataDir, databaseUrl }: StoreConfig): string {
  return databaseUrl === undefined
    ? dataDir
    : databaseUrl.replace(/^(\w+:\/\/)(?:[^/@]*@)?/, '$1').replace(/\?.*$/s, '');
}
