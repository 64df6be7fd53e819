/** Where the operator is: the address of the page is the state of the dashboard. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PathParams } from './match-path.js';

/** All addresses of the dashboard begin so. */
export const PREFIX = '/dashboard';

/** A place of the dashboard. */
export interface Place {
  /** Behind the prefix, such as `/settings/account`; `/` for the first. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** What the pattern of its screen names of the path. */
  readonly params: PathParams;
}

/** As it stands in the address, behind the prefix. */
export const addressOf = ({ path, query }: Pick<Place, 'path' | 'query'>): string =>
  query.size === 0 ? path : `${path}?${query.toString()}`;

export function placeOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Place {
  const path = pathname.slice(PREFIX.length).replace(/\/+$/, '');
  return { path: path === '' ? '/' : path, query: new URLSearchParams(search), params: {} };
}

/** @param path behind the prefix, with its query */
export const hrefOf = (path: string): string => PREFIX + path;

/**
 * Told on the document before another place is gone to; who prevents it keeps the operator where they are, and may go
 * there later.
 */
export class LeaveEvent extends Event {
  /** Behind the prefix, with its query. */
  readonly path: string;

  constructor(path: string) {
    super('dash-leave', { cancelable: true });
    this.path = path;
  }
}

/** Listens while its host is on the page. */
export class Router implements ReactiveController {
  readonly #handleChange: (place: Place) => void;
  #controller = new AbortController();
  /** The address that was told of last, behind the prefix. */
  #told = '';

  /** @param handleChange called after every change of the address */
  constructor(host: ReactiveControllerHost, handleChange: (place: Place) => void) {
    this.#handleChange = handleChange;
    host.addController(this);
  }

  hostConnected(): void {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    addEventListener('popstate', this.#handlePop, { signal });
    document.addEventListener('click', this.#handleClick, { signal });
  }

  hostDisconnected(): void {
    this.#controller.abort();
  }

  get place(): Place {
    return placeOf(location);
  }

  /**
   * Whoever is there already, as after a double click on a link, has no second entry of it in the history.
   *
   * @param replace takes the place of the present one in the history, whoever would rather stay
   */
  go(path: string, { replace = false } = {}): void {
    if (!replace && !mayLeave(path)) return;
    const isThere = hrefOf(path) === location.pathname + location.search;
    history[replace || isThere ? 'replaceState' : 'pushState'](null, '', hrefOf(path));
    this.#tell();
  }

  readonly #tell = (): void => {
    this.#told = pathNow();
    this.#handleChange(this.place);
  };

  /** The browser has gone back already: who stays is put back. */
  readonly #handlePop = (): void => {
    const told = this.#told;
    if (told === '' || mayLeave(pathNow())) this.#tell();
    else history.pushState(null, '', hrefOf(told));
  };

  /** Links to other screens change the address alone; what opens elsewhere is left to the browser. */
  readonly #handleClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || link.target !== '' || link.hasAttribute('download')) return;
    const { origin, pathname, search } = link;
    const isInside = pathname === PREFIX || pathname.startsWith(`${PREFIX}/`);
    if (origin !== location.origin || !isInside || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    const { path } = placeOf(link);
    this.go(path + search);
  };
}

const pathNow = (): string => location.pathname.slice(PREFIX.length) + location.search;
/** Asks whether everybody lets the operator go. @param path behind the prefix, where they may be taken later */
export const mayLeave = (path: string): boolean => document.dispatchEvent(new LeaveEvent(path));

/** Takes the secret out of the address, so that neither the history nor a screenshot keeps it. */
export function takeFragment(): string {
  const secret = location.hash.slice(1);
  if (secret !== '') history.replaceState(null, '', location.pathname + location.search);
  return secret;
}

declare global {
  interface DocumentEventMap {
    'dash-leave': LeaveEvent;
  }
}
