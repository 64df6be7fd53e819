/** Gaps: groups of questions without a good answer, as they are asked for and given. */
import type { PageLink } from '../../contract.js';
import type { TriageRecord } from '../../ledger-records.js';

/** Why a question is part of a gap; the first that holds. */
export type GapKind = 'refused' | 'unsure' | 'notHelpful';
export const GAP_STATES = ['open', 'cameBack', 'answered', 'ignored'] as const;
/** Of gaps that somebody should look at. */
export const OPEN_STATES = ['open', 'cameBack'] as const satisfies (typeof GAP_STATES)[number][];
export type GapState = (typeof GAP_STATES)[number];
/** What may be listed, by the name that people give it. */
export const GAP_LISTS = {
  open: OPEN_STATES,
  answered: ['answered'],
  ignored: ['ignored'],
  all: GAP_STATES,
} as const satisfies Record<string, readonly GapState[]>;

/** Where a page of the list goes on: behind the gap that this tells of. */
export type GapCursor = string;

export interface GapCounts extends Record<GapKind, number> {
  count: number;
}

export interface GapFilter {
  /** The only widgets that are meant; all where undefined. */
  widgets: readonly string[] | undefined;
  /** In milliseconds since 1970; `to` is not included. */
  from: number;
  to: number;
  /** Answers with less confidence are unsure. */
  below: number;
  /** Of the questions, such as `de`. */
  language?: string | undefined;
}

export interface GapListQuery extends GapFilter {
  states: readonly GapState[];
  limit: number;
  cursor?: GapCursor | undefined;
  /** Where the last of the weeks ends, in milliseconds since 1970. */
  now: number;
}

export interface GapQuery extends Pick<GapListQuery, 'widgets' | 'below' | 'now'> {
  key: string;
}

export interface Gap extends GapCounts {
  key: string;
  widgetId: string;
  /** The newest wording. */
  question: string;
  language: string;
  /** Other wordings, the newest first: some of them, and how many there are. */
  otherWordings: string[];
  wordingCount: number;
  /** ISO 8601, UTC. */
  lastAt: string;
  /** Of the last eight times seven days; the last is that up to now. */
  weekly: number[];
  state: GapState;
  /** What was last said of it; absent where nothing was. */
  mark?: TriageRecord;
  /** How often it was asked since it was marked as answered, and when that was. */
  cameBack?: { since: string; count: number };
  nearestPages: PageLink[];
}

export interface GapWording extends GapCounts {
  text: string;
  lastAt: string;
  /** How it was answered the last time. */
  was: { wasRefused: boolean; confidenceScore: number };
  /** Where it was asked, the newest first. */
  conversations: { conversationId: string; at: string; kind: GapKind }[];
}

export interface GapDetail extends Gap {
  /** The newest first. */
  wordings: GapWording[];
  /** Of all wordings, for a mark of the group. */
  keys: string[];
}

export interface GapList {
  /** Those of the states asked for, what came back first, then the most frequent. */
  items: Gap[];
  counts: Record<GapState, number>;
  /** Languages that the questions of the time are in, the most frequent first. */
  languages: string[];
}
