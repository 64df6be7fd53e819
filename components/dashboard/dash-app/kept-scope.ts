/** Which widget and time were looked at last: kept on the way through screens that heed none. */
import { scopeQuery, withScope } from '../routing/scope.js';
import { findScreen } from './screens.js';

export class KeptScope {
  #query = new URLSearchParams();

  get query(): URLSearchParams {
    return this.#query;
  }

  /** @param query of an address, of which more may be said */
  keep(query: URLSearchParams): void {
    this.#query = scopeQuery(query);
  }

  /** The path of a screen with the scope, where that screen heeds it. */
  readonly pathWith = (path: string): string => {
    const screen = findScreen(path.replace(/\?.*$/s, ''))?.screen;
    return screen?.scope ? withScope(path, this.#query) : path;
  };
}
