/** Keeps what is counted by day and widget until it is written. */

export interface DayBuffer<Count> {
  /** What was counted of a widget on a day, and not written yet. */
  get(day: string, widgetId: string): Count | undefined;
  add(day: string, widgetId: string, count: Count): void;
  /**
   * Writes each day by itself. One that cannot be written is kept, with what was counted meanwhile, and holds up no
   * other; the first failure is thrown once all were tried.
   */
  write(): Promise<void>;
}

/**
 * @param merge gives a count with what was counted later
 * @param writeDay adds the counts of widgets to what is stored of a day
 */
export function createDayBuffer<Count>(
  merge: (count: Count, later: Count) => Count,
  writeDay: (day: string, counts: readonly Count[]) => Promise<void>,
): DayBuffer<Count> {
  const days = new Map<string, Map<string, Count>>();

  function add(day: string, widgetId: string, count: Count): void {
    let byWidget = days.get(day);
    if (!byWidget) days.set(day, (byWidget = new Map<string, Count>()));
    const known = byWidget.get(widgetId);
    byWidget.set(widgetId, known === undefined ? count : merge(known, count));
  }

  async function take(day: string, taken: Map<string, Count>): Promise<void> {
    days.delete(day);
    try {
      await writeDay(day, [...taken.values()]);
    } catch (error) {
      const later = days.get(day) ?? [];
      days.set(day, taken);
      for (const [widgetId, count] of later) add(day, widgetId, count);
      throw error;
    }
  }

  return {
    get: (day, widgetId) => days.get(day)?.get(widgetId),
    add,
    async write() {
      const failures: unknown[] = [];
      // What fails is put back behind these.
      const unwritten = [...days];
      for (const [day, taken] of unwritten)
        await take(day, taken).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}
