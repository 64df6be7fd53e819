/** Where the store is that the configuration names. */
import type { Config } from '../../config.js';

/** What tells where the store is. */
export type StoreConfig = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl' | 'databasePool'>>;

/** How a database is named to a person: without user and password, and without settings. */
export const shownUrl = (url: string): string =>
  url.replace(/^(\w+:\/\/)(?:[^/?#]*@)?/, '$1').replace(/\?.*$/s, '');

/** Where the store is, for a person. */
export function placeOfStore({ dataDir, databaseUrl }: StoreConfig): string {
  return databaseUrl === undefined ? dataDir : shownUrl(databaseUrl);
}
