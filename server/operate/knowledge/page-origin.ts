/** Where the pages of a widget come from, and what imports from the web know of them. */
import { FILE_ORIGIN, WRITTEN_ORIGIN, type Page } from '../../model.js';
import type { Site } from '../../site-records.js';

export interface PageState {
  /** `missing`: the last import of its site did not reach it, so that it stands as it was. */
  state: 'current' | 'missing';
  visitedAt: string;
  /** Where the import of its site began. */
  source: string;
}

/** By page id. */
export function statesOf(sites: readonly Site[]): Map<string, PageState> {
  const states = new Map<string, PageState>();
  for (const { start, startedAt, visits } of sites) {
    for (const { pageIds = [], visitedAt } of visits) {
      const state = visitedAt < startedAt ? 'missing' : 'current';
      for (const pageId of pageIds) states.set(pageId, { state, visitedAt, source: start });
    }
  }
  return states;
}

/** What a page says itself; of one from before pages said it, what the record of a site says. */
export function originOf({ origin }: Pick<Page, 'origin'>, state: PageState | undefined): string {
  return origin ?? state?.source ?? FILE_ORIGIN;
}

/** Whether a change by hand lasts: the next import of a website would undo it. */
export const isEditable = (origin: string): boolean => origin === WRITTEN_ORIGIN || origin === FILE_ORIGIN;
