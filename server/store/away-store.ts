/** Stands for the store of a server while that cannot be reached. */
import { AppError } from '../errors.js';
import { createMemoryStore } from './memory/memory-store.js';
import type { Store } from './port/store.js';

const RETRY_SECONDS = '2';

/** Knows nothing, and tells whoever needs something of it to come again. */
export function createAwayStore(): Store {
  const empty = createMemoryStore();
  const away = () =>
    Promise.reject(
      new AppError('store_unavailable', 'The database cannot be reached yet. Try again in a moment.', {
        headers: { 'Retry-After': RETRY_SECONDS },
      }),
    );
  // Every request that needs a store begins with one of these.
  return {
    ...empty,
    widgets: { ...empty.widgets, get: away },
    images: { ...empty.images, get: away },
    knownProblems: away,
  };
}
