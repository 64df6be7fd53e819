/** Which addresses of a site its owner wants: patterns of paths as robots.txt has them, for people who know those. */
import { withUpperCaseCodes } from '../documents/robots-file.js';
import { createRobotsRules } from './robots-rules.js';

export interface PathPatterns {
  /** Paths that are read; all where absent or empty. */
  include?: readonly string[] | undefined;
  /** Paths that are left out, whatever `include` says. */
  exclude?: readonly string[] | undefined;
}

/** True for addresses that are wanted. */
export type IsWanted = (url: URL) => boolean;

export function createPathPatterns({ include = [], exclude = [] }: PathPatterns): IsWanted {
  const others = include.length > 0 ? [{ pattern: '/', isAllowed: false }] : [];
  return createRobotsRules([
    ...exclude.map((pattern) => ({ pattern: encoded(pattern), isAllowed: false })),
    ...include.map((pattern) => ({ pattern: encoded(pattern), isAllowed: true })),
    ...others,
  ]);
}

/** The pattern that one address alone has. */
export function patternOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}$`;
}

/** As addresses have it; people write `/größe`. */
function encoded(pattern: string): string {
  return withUpperCaseCodes(pattern.replace(/[^\x21-\x7e]+/gu, encodeURIComponent));
}
