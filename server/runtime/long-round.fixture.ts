/**
 * Which round of a test that has two is run: the short one of `npm test`, or the long one of `npm run test:faults`, for
 * which a file of the same name that ends in `.faults.ts` imports it.
 */

/** Whether the process was started for a file of long rounds. */
export const IS_LONG = /\.faults\.[jt]s$/.test(process.argv[1] ?? '');

/**
 * All of a list in the long round; in the short one each so-many-th of it, beginning with the first.
 *
 * @param isNeeded what the short one takes besides
 */
export const sampled = <Item>(
  items: readonly Item[],
  step: number,
  isNeeded: (item: Item) => boolean = () => false,
): Item[] => (IS_LONG ? [...items] : items.filter((item, index) => index % step === 0 || isNeeded(item)));
