/** Numbers as bars of a terminal, one row for each. */

/** One part of a bar, and what it is drawn with. */
export interface BarPart {
  mark: string;
  value: number;
}

export interface BarRow {
  label: string;
  /** From the left. */
  parts: readonly BarPart[];
}

/** Rows of label, sum and bar; the longest bar is `width` columns long, and what is more than nothing is seen. */
export function barPlot(rows: readonly BarRow[], width: number): string {
  const sums = rows.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const most = Math.max(1, ...sums);
  const texts = sums.map((sum) => sum.toLocaleString('en'));
  const room = Math.max(...texts.map((text) => text.length));
  return rows
    .map(({ label, parts }, at) => {
      const columns = Math.ceil(((sums[at] ?? 0) / most) * width);
      return `${label}  ${(texts[at] ?? '').padStart(room)}  ${barOf(parts, columns)}`.trimEnd();
    })
    .join('\n');
}

/** Shares the columns out so that they add up, each part to its nearest end. */
function barOf(parts: readonly BarPart[], columns: number): string {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  let [bar, before, end] = ['', 0, 0];
  for (const { mark, value } of parts) {
    before += value;
    const next = total === 0 ? 0 : Math.round((before / total) * columns);
    bar += mark.repeat(next - end);
    end = next;
  }
  return bar;
}
