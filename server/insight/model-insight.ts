/** Answers what operators ask from a read model in the same thread. */
import type { RecordLog } from '../store/port/record-log.js';
import { countByWidget, countUsage } from './count-usage.js';
import { findConversations, notesOf } from './find-conversations.js';
import { findRated } from './find-rated.js';
import type { Insight } from './insight.js';
import type { LogFold } from './log-fold.js';
import type { ReadModel } from './read-model.js';
import { searchConversations } from './search-conversations.js';
import { topAskedOn, topCitedPages, topLanguages, topRatedPages } from './top-lists.js';
import { topQuestions } from './top-questions.js';

/** @param ready gives what is known, or rejects where it is not ready */
export function createModelInsight(
  ready: () => Promise<LogFold>,
  log: RecordLog,
  clock: () => number,
): Insight {
  const ask =
    <Query, Result>(work: (model: ReadModel, query: Query) => Result) =>
    async (query: Query): Promise<Result> =>
      work((await ready()).model, query);
  const modelOf = async () => (await ready()).model;
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
    gaps: async (query) => (await ready()).gaps.list(query),
    gap: async (query) => (await ready()).gaps.find(query),
    search: (query, signal) => searchConversations({ modelOf, log, clock }, query, signal),
  };
}
