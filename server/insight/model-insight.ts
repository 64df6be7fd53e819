/** Answers what operators ask from a read model in the same thread. */
import type { RecordLog } from '../store/port/record-log.js';
import { countByWidget, countUsage } from './count-usage.js';
import { findConversations, notesOf } from './find-conversations.js';
import { findRated } from './find-rated.js';
import type { Insight } from './insight.js';
import type { ReadModel } from './read-model.js';
import { searchConversations } from './search-conversations.js';
import { topAskedOn, topCitedPages, topLanguages, topQuestions, topRatedPages } from './top-lists.js';

/** @param ready gives the model, or throws where it is not ready */
export function createModelInsight(ready: () => ReadModel, log: RecordLog, clock: () => number): Insight {
  /** What it throws comes as a rejection. */
  const ask =
    <Query, Result>(work: (model: ReadModel, query: Query) => Result) =>
    async (query: Query): Promise<Result> =>
      Promise.resolve(work(ready(), query));
  return {
    usage: ask(countUsage),
    usageByWidget: ask(countByWidget),
    citedPages: ask(topCitedPages),
    askedOn: ask(topAskedOn),
    languages: ask(topLanguages),
    questions: ask(topQuestions),
    conversations: ask(findConversations),
    conversationNotes: ask(notesOf),
    rated: ask(findRated),
    ratedPages: ask(topRatedPages),
    search: async (query, signal) => searchConversations({ model: ready(), log, clock }, query, signal),
  };
}
