/**
 * What operators ask of a log in a database, by SQL: lists and numbers of the rows of `turns`, one conversation and a
 * search of the records. Gaps alone are left to a fold of the log: which wordings belong together is told by comparing
 * them all, one after another, in the order in which they were asked.
 */
import type { LogDatabase, RecordLog } from '../../store/port/record-log.js';
import { notesOf } from '../find-conversations.js';
import { followByModel } from '../follow-by-model.js';
import type { Insight } from '../insight.js';
import { searchConversations } from '../search-conversations.js';
import type { ServedInsight } from '../serve-insight.js';
import { countByWidget, countUsage } from './count-turns.js';
import { followGaps } from './lazy-gaps.js';
import { listConversations, listRated } from './list-turns.js';
import { modelOf } from './model-of.js';
import { askTurns, type AskedDatabase } from './turns-database.js';
import { topAskedOn, topCitedPages, topLanguages, topQuestions, topRatedPages } from './top-turns.js';

type ByFold = Pick<Insight, 'gap' | 'gaps'>;

/**
 * @param clock milliseconds since any moment
 * @param fold answers what SQL does not
 */
export function createDatabaseInsight(
  log: RecordLog,
  database: LogDatabase,
  clock: () => number,
  fold: ByFold,
): Insight {
  const upToDate = askTurns(database);
  const ask =
    <Query, Result>(work: (asked: AskedDatabase, query: Query) => Promise<Result>) =>
    async (query: Query) =>
      work(await upToDate(), query);
  return {
    usage: ask(countUsage),
    usageByWidget: ask(countByWidget),
    citedPages: ask((asked, query) => topCitedPages(asked, log, query)),
    askedOn: ask(topAskedOn),
    languages: ask(topLanguages),
    questions: ask(topQuestions),
    conversations: ask((asked, query) => listConversations(asked, log, query)),
    conversationNotes: async (name) => notesOf(await modelOf(log, [name]), name),
    rated: ask((asked, query) => listRated(asked, log, query)),
    ratedPages: ask((asked, query) => topRatedPages(asked, log, query)),
    gaps: (query) => fold.gaps(query),
    gap: (query) => fold.gap(query),
    search: (query, signal) =>
      searchConversations({ modelOf: (found) => modelOf(log, found), log, clock }, query, signal),
  };
}

/** What the thread for operators answers with. */
export function followLog(log: RecordLog, clock: () => number): ServedInsight {
  const { database } = log;
  if (!database) return followByModel(log, clock);
  const { insight, follower } = followGaps(log, clock);
  return { insight: createDatabaseInsight(log, database, clock, insight), follower };
}
