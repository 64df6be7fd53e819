import { waitUntil as waitUpTo } from '@open-wc/testing';

/** Settles once it holds; for as long as a busy machine may take, which is longer than tests commonly wait. */
export const waitUntil = (holds: () => unknown, name?: string): Promise<void> =>
  waitUpTo(() => Boolean(holds()), name, { timeout: 50_000 });
