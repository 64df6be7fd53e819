/** Binary search. */

/** The place in `[from, to)` of a rising list of the first number that is not below the wanted one; `to` where none is. */
export function placeFrom(values: Uint32Array, wanted: number, from = 0, to = values.length): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a number stands in a rising list; -1 where it does not. */
export function binarySearch(values: Uint32Array, wanted: number): number {
  const place = placeFrom(values, wanted);
  return values[place] === wanted ? place : -1;
}
