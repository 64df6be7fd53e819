import type { Page } from 'playwright';

/** What rounds of init, open and destroy leave behind: listeners, nodes, and bytes of heap. */
export function growthOver(
  page: Page,
  widgetId: string,
  count: number,
): Promise<{ listeners: number; nodes: number; heap: number }>;
