/** Tells which addresses the rules of a robots.txt leave open, in time linear in the address and the rules. */
import { withUpperCaseCodes, type RobotsRule } from '../documents/robots-file.js';

/** @param rules the first that matches counts; what none matches is open */
export function createRobotsRules(rules: readonly RobotsRule[]): (url: URL) => boolean {
  const compiled = rules.map(({ pattern, isAllowed }) => ({ matches: matcherOf(pattern), isAllowed }));
  return ({ pathname, search }) => {
    const path = withUpperCaseCodes(pathname + search);
    return compiled.find(({ matches }) => matches(path))?.isAllowed ?? true;
  };
}

function matcherOf(pattern: string): (path: string) => boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (others.length === 0) return (path) => (isWhole ? path === start : path.startsWith(start));
  const end = isWhole ? (others.pop() ?? '') : '';
  const middle = others.filter((part) => part !== '').map(finderOf);
  return (path) => {
    if (!path.startsWith(start)) return false;
    let at = start.length;
    for (const find of middle) {
      at = find(path, at);
      if (at === -1) return false;
    }
    return path.length - at >= end.length && path.endsWith(end);
  };
}

/**
 * Where the first occurrence of `part` at or after a place ends, or -1: by Knuth, Morris and Pratt, because a plain
 * search takes the product of both lengths where the text is made for it.
 */
function finderOf(part: string): (text: string, from: number) => number {
  /** How much of `part` still fits where its next letter does not. */
  const fallbacks = [0];
  for (let at = 1, fits = 0; at < part.length; at += 1) {
    while (fits > 0 && part[at] !== part[fits]) fits = fallbacks[fits - 1] ?? 0;
    if (part[at] === part[fits]) fits += 1;
    fallbacks.push(fits);
  }
  return (text, from) => {
    let fits = 0;
    for (let at = from; at < text.length; at += 1) {
      while (fits > 0 && text[at] !== part[fits]) fits = fallbacks[fits - 1] ?? 0;
      if (text[at] === part[fits]) fits += 1;
      if (fits === part.length) return at + 1;
    }
    return -1;
  };
}
