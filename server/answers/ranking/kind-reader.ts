/** Tells what of a passage is of the kind that a question asks for. */
import { namesMoney } from '../../languages/amounts.js';
import { isAmountKind, isOfKind, questionKind, type QuestionKind } from '../../languages/question-kind.js';
import { isListed, type Unit } from '../../search/passages/passage.js';
import type { IndexedPassage } from '../../search/index/passage-index.js';

export interface KindReader {
  readonly kind: QuestionKind;
  /** Whether a unit, or a cell of one, is of the kind. */
  readonly unit: (unit: Unit | undefined) => boolean;
  readonly cell: (text: string) => boolean;
  /** As `unit`, but what is free says so in many ways, of which few are prices. */
  readonly sum: (unit: Unit) => boolean;
  /** Whether the heading right above the passage is: `Hot stones – 75 min – £68`. */
  readonly heading: boolean;
}

/** A number alone, with a word before it at most: `19.50`, `from 45`. */
const BARE_SUM = /^(?:\p{L}+\s)?\p{N}{1,4}(?:[.,]\p{N}{2})?$/u;
/** The same behind the name of what it is the price of. */
const ENDS_IN_SUM = /[\s:–—-]\p{N}{1,4}(?:[.,]\p{N}{2})?$/u;
const CURRENCY = /\p{Sc}/u;

export function createKindReader(
  found: Pick<IndexedPassage, 'page' | 'passage'>,
  kind: QuestionKind,
): KindReader {
  const { language } = found.page;
  const heading = found.passage.headings.at(-1) ?? '';
  let isKnownBare: boolean | undefined;
  const isBare = (): boolean => (isKnownBare ??= kind === 'price' && isPriceList(found));
  const cell = (text: string): boolean => isOfKind(text, kind, language) || (BARE_SUM.test(text) && isBare());
  const endsInSum = ({ cells, text }: Unit): boolean =>
    cells ? cells.slice(1).some((each) => BARE_SUM.test(each)) : ENDS_IN_SUM.test(text);
  const isSum = (unit: Unit): boolean => isListed(unit) && endsInSum(unit) && isBare();
  return {
    kind,
    heading: isAmountKind(kind) && isOfKind(heading, kind, language),
    cell,
    unit: (unit) => unit !== undefined && (isOfKind(unit.text, kind, language) || isSum(unit)),
    sum: (unit) =>
      kind === 'price' ? namesMoney(unit.text) || isSum(unit) : isOfKind(unit.text, kind, language),
  };
}

/** Whether the lists of a passage have no currency, and its titles or columns tell that their numbers are prices. */
function isPriceList({ page, passage }: Pick<IndexedPassage, 'page' | 'passage'>): boolean {
  const { units, headings } = passage;
  if (units.some((unit) => isListed(unit) && namesMoney(unit.text))) return false;
  const columns = units.flatMap(({ kind, cells = [] }) => (kind === 'head' ? cells : []));
  return [page.title, ...headings, ...columns].some(
    (name) => CURRENCY.test(name) || questionKind(name) === 'price',
  );
}
