/** Plain statistics of figures. */

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** NaN of nothing. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : part / whole;
}
