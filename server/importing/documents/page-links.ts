/** Points links between imported files at the addresses of their pages. */
import { posix } from 'node:path';
import { percentDecoded } from './percent-decoding.js';

/** Where a path without extension may lead, tried in this order. */
const ENDINGS = ['', '.md', '.mdx', '.markdown', '.html', '.htm', '/index.md', '/index.html', '/README.md'];
const FENCE = /^\s*(```|~~~)/;
const LINK_TARGET = /(\]\(<?)([^\s()<>]+)/g;
const REFERENCE = /^( {0,3}\[[^\][]+\]:[ \t]*<?)([^\s<>]+)/;

/**
 * Rewrites links to other imported files, such as `[Teams](../teams.md#roles)` or, from the root, `(/teams.md)`, as links to the pages
 * that the files became. Other links, and code, stay as they are.
 *
 * @param relativePath path of the linking file inside its folder
 * @param urls address of each imported file, by its path inside the same folder
 */
export function linkToPages(
  markdown: string,
  relativePath: string,
  urls: ReadonlyMap<string, string>,
): string {
  return rewriteLinks(markdown, (target) => urlFor(target, relativePath, urls));
}

/**
 * Rewrites the targets of links and images outside code.
 *
 * @param rewrite the new target; undefined for one that stays
 */
export function rewriteLinks(markdown: string, rewrite: (target: string) => string | undefined): string {
  const point = (whole: string, opening: string, target: string) => {
    const url = rewrite(target);
    return url === undefined ? whole : opening + url;
  };
  let fence: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const marker = FENCE.exec(line)?.[1];
      if (marker && (fence === undefined || fence === marker))
        fence = fence === undefined ? marker : undefined;
      if (marker ?? fence) return line;
      return line.replace(LINK_TARGET, point).replace(REFERENCE, point);
    })
    .join('\n');
}

function urlFor(target: string, relativePath: string, urls: ReadonlyMap<string, string>): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|[#?])/i.test(target)) return undefined;
  const [, encodedPath = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const folder = encodedPath.startsWith('/') ? '' : posix.dirname(relativePath);
  const path = posix.join(folder, percentDecoded(encodedPath)).replace(/^\/|\/$/g, '');
  for (const ending of ENDINGS) {
    const url = urls.get(path + ending);
    if (url !== undefined) return url + fragment;
  }
  return undefined;
}
