/** Searches what visitors wrote and were told, from the newest on, for a while at a time. */
import type { ConversationHit, ConversationSearchPage } from '../admin-contract/conversations.js';
import { AppError } from '../errors.js';
import type { ConversationRecord } from '../model.js';
import { keyOf } from '../store/port/conversation-key.js';
import type { RecordLog } from '../store/port/record-log.js';
import { foldText, searchedText } from '../store/port/text-match.js';
import { hashOf } from '../columns/string-table.js';
import { excerptOf } from './excerpt.js';
import { describeConversation } from './find-conversations.js';
import type { SearchQuery } from './insight.js';
import type { ReadModel } from './read-model.js';

/** After so long it says what it has; whoever wants more asks again. */
const LONGEST_MS = 1500;
/** A cursor names a record by its time; those around it may stand in another order. */
const SLACK_MS = 60_000;
const BASE = 36;

export interface SearchDeps {
  /** Gives a read model that has these conversations, and perhaps others. */
  modelOf: (found: readonly ConversationRecord[]) => Promise<ReadModel>;
  log: RecordLog;
  /** Milliseconds since any moment. */
  clock: () => number;
}

/** Where a search goes on: behind a record, or at a time where `hash` is absent. */
interface Place {
  at: number;
  hash: number | undefined;
}

/** A conversation comes once a page, with its newest find. */
export async function searchConversations(
  { modelOf, log, clock }: SearchDeps,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<ConversationSearchPage> {
  const words = wordsOf(query.text);
  const place = readCursor(query.cursor);
  const to = Math.min(query.to, place ? place.at + (place.hash === undefined ? 0 : SLACK_MS) : Infinity);
  const { widgetIds, from, limit } = query;
  const end = clock() + LONGEST_MS;
  const hits = new Map<string, ConversationHit>();
  let isBehind = place?.hash === undefined;
  let searchedBackTo = to;
  for await (const { found, backTo } of log.search({ words, widgetIds, from, to }, signal)) {
    const model = await modelOf(found);
    for (const record of found) {
      if (!isBehind && place) {
        const isIt = Date.parse(record.at) === place.at && hashOf(record.id) === place.hash;
        // Where its record was erased, the time alone says where to go on.
        isBehind = isIt || Date.parse(record.at) < place.at;
        if (isIt || !isBehind) continue;
      }
      const conversation = model.conversationOf(record);
      const key = keyOf(record) ?? '';
      if (conversation === undefined || hits.has(key)) continue;
      const hit = describeHit(model, conversation, record, words);
      if (hit) hits.set(key, hit);
      if (hits.size < limit) continue;
      const at = Date.parse(record.at);
      return pageOf(hits, at, `${at.toString(BASE)}.${hashOf(record.id).toString(BASE)}`);
    }
    searchedBackTo = Math.min(searchedBackTo, backTo);
    if (clock() >= end && searchedBackTo > from)
      return pageOf(hits, searchedBackTo, searchedBackTo.toString(BASE));
  }
  return pageOf(hits, from);
}

function pageOf(
  hits: ReadonlyMap<string, ConversationHit>,
  backTo: number,
  next?: string,
): ConversationSearchPage {
  const searchedBackTo = new Date(Math.max(0, backTo)).toISOString();
  return { items: [...hits.values()], ...(next !== undefined && { next }), searchedBackTo };
}

function describeHit(
  model: ReadModel,
  conversation: number,
  record: ConversationRecord,
  words: readonly string[],
): ConversationHit | undefined {
  // The log may hold what the model has let go of already.
  if (model.turnsOf(conversation).next().done) return undefined;
  const foundIn = {
    question: 'question',
    reply: 'answer',
    feedback: 'reason',
    escalation: 'request',
  } as const;
  const excerpt = excerptOf(searchedText(record), words);
  return { ...describeConversation(model, conversation), excerpt, foundIn: foundIn[record.type] };
}

/**
 * Words, and phrases between quotes.
 *
 * @throws {AppError} `invalid_request` where there is none
 */
function wordsOf(text: string): string[] {
  const parts = [...text.matchAll(/"([^"]*)"|[^\s"]+/gu)].map(([whole, phrase]) => (phrase ?? whole).trim());
  const words = [...new Set(parts.filter((part) => foldText(part) !== ''))];
  if (words.length === 0) throw new AppError('invalid_request', 'Say what to look for.');
  return words;
}

function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [at = NaN, hash] = cursor.split('.').map((part) => Number.parseInt(part, BASE));
  if (Number.isNaN(at)) throw new AppError('invalid_request', 'cursor must be `next` of the page before.');
  return { at, hash };
}
