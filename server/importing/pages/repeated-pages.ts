/** Tells where pages of an import say what others say already: of a website that was imported from its files before. */
import type { Page } from '../../model.js';

/** Whatever its links lead to: those of files lead elsewhere. */
const saidBy = ({ title, content }: Page): string =>
  `${title}\n${content.replace(/\]\([^)\s]*\)/g, ']').trim()}`;

/**
 * What an operator is told where pages are there twice; undefined where none is.
 *
 * @param pages all of the widget
 * @param own ids of those that the import has made
 */
export function repeatedNotice(pages: readonly Page[], own: ReadonlySet<string>): string | undefined {
  const others = new Map<string, Page>();
  for (const page of pages) if (!own.has(page.id)) others.set(saidBy(page), page);
  // Most widgets have the pages of one website, which may be many.
  if (others.size === 0) return undefined;
  const repeated = pages.flatMap((page) => {
    const other = own.has(page.id) ? others.get(saidBy(page)) : undefined;
    return other ? [{ page, other }] : [];
  });
  const [first] = repeated;
  if (!first) return undefined;
  const count = repeated.length === 1 ? '1 page says' : `${repeated.length} pages say`;
  return (
    `${count} the same as another that was there before: "${first.page.id}" the same as "${first.other.id}". ` +
    'Visitors would find both; remove those that you do not want to keep.'
  );
}
