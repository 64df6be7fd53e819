/** Which pages are offered beside a reply. */
import type { PassageIndex } from '../search/index/passage-index.js';

const MOST = 3;

interface OfferedPagesOptions {
  /** The visitor's. */
  language: string;
  /** Numbers of the pages that the reply cites, which are not offered beside it. */
  cited?: ReadonlySet<number>;
  /** Whether what was asked may stand in other pages alone. */
  isInDoubt: boolean;
}

/**
 * The first of some pages, each once: those in the visitor's language, and behind them others where the reply is in doubt or
 * nothing is there in theirs.
 *
 * @param pages their numbers in the index, best first
 */
export function offeredPages(
  index: PassageIndex,
  pages: readonly number[],
  { language, cited = new Set(), isInDoubt }: OfferedPagesOptions,
): number[] {
  const isOwn = (page: number): boolean => index.pageAt(page).language === language;
  const all = [...new Set(pages)].filter((page) => !cited.has(page));
  const own = all.filter(isOwn);
  const isThere = own.length > 0 || [...cited].some(isOwn);
  const others = isInDoubt || !isThere ? all.filter((page) => !isOwn(page)) : [];
  return [...own, ...others].slice(0, MOST);
}
