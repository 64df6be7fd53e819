/** The ids of pages that come from the web. */
import { percentDecoded } from '../documents/percent-decoding.js';
import { pageIdOf, wholePageIdOf } from './page-address.js';

/**
 * The id for a page of the web: the path of its address, without `index` and `README` where that is free; or
 * `host/path` where another page has that too, or else that with a number.
 *
 * @param isTaken false for ids that are free
 */
export function choosePageId(url: URL, isTaken: (id: string) => boolean): string {
  const path = `${pathOf(url)}.html`;
  const long = pageIdOf(`${url.hostname}/${path}`);
  const free = [pageIdOf(path), wholePageIdOf(path), long].find((id) => !isTaken(id));
  if (free !== undefined) return free;
  for (let number = 2; ; number += 1) {
    if (!isTaken(`${long}-${number}`)) return `${long}-${number}`;
  }
}

/** Without slashes around it and without `.html`; what follows a `?` is part of it. */
function pathOf({ pathname, search }: URL): string {
  const path = percentDecoded(pathname)
    .replace(/\.html?$/i, '')
    .replace(/^\/+|\/+$/g, '');
  return (
    (path === '' ? 'index' : path) +
    (search === '' ? '' : `-${percentDecoded(search.slice(1))}`.replaceAll('/', '-'))
  );
}
