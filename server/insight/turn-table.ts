/** Every question that was asked and what became of it: a row each, in the order of the log, as columns of numbers. */
import type { QuestionOutcome } from '../admin-contract/usage.js';
import { REPLY_KINDS, type ReplyKind } from '../model.js';
import { CHUNK_ROWS, Column } from '../columns/column.js';
import { TextArena } from '../columns/text-arena.js';

/** By the number that stands in the column. */
export const OUTCOME_NUMBERS = [
  'none',
  'answered',
  'unsure',
  'refused',
  'smallTalk',
] as const satisfies QuestionOutcome[];
/** In the column of outcomes: the question was erased. */
const GONE = 5;

/** By the number that stands in the column, which is 0 where there is no reply. */
const KIND_NUMBERS = [undefined, ...REPLY_KINDS];
export const kindNumber = (kind: ReplyKind): number => KIND_NUMBERS.indexOf(kind);

/** In the column of ratings. */
export const [UNRATED, HELPFUL, NOT_HELPFUL] = [0, 1, 2];

/** A number that may be absent is stored as one more than it is, and absence as 0. */
export class TurnTable {
  /** Milliseconds since 1970. */
  readonly at = new Column(Float64Array);
  readonly widget = new Column(Uint32Array);
  readonly conversation = new Column(Uint32Array);
  /** The row before in the same conversation, + 1. */
  readonly previous = new Column(Uint32Array);
  /** Of the ids of question and reply; enough to tell those of one conversation apart. */
  readonly questionHash = new Column(Uint32Array);
  readonly replyHash = new Column(Uint32Array);
  /** Of the visitor, + 1. */
  readonly visitor = new Column(Uint32Array);
  readonly isVerified = new Column(Uint8Array);
  /** Of the page on which was asked, + 1. */
  readonly page = new Column(Uint32Array);
  readonly outcome = new Column(Uint8Array);
  readonly kind = new Column(Uint8Array);
  readonly confidence = new Column(Float32Array);
  /** Milliseconds that the reply took, + 1. */
  readonly took = new Column(Uint32Array);
  /** Of the set of pages that the reply cites, + 1. */
  readonly cited = new Column(Uint32Array);
  readonly rating = new Column(Uint8Array);
  /** Of the language, + 1; 0 until there is a reply. */
  readonly language = new Column(Uint8Array);
  /** Of the words of the question, in any order. */
  readonly words = new Column(Uint32Array);

  readonly #text = new Column(Uint32Array);
  /** Of what else is known of the rating, + 1: few are rated. */
  readonly #ratingPlace = new Column(Uint32Array);
  readonly #ratedAt = new Column(Float64Array);
  readonly #ratingHash = new Column(Uint32Array);
  /** Of the reason of the rating, + 1. */
  readonly #reason = new Column(Uint32Array);
  #ratings = 0;
  readonly #texts = new TextArena();
  /** Earliest and latest time of each chunk of rows. */
  readonly #bounds: { first: number; last: number }[] = [];
  #length = 0;
  #gone = 0;

  get length(): number {
    return this.#length;
  }

  /** How many rows are of erased questions. */
  get gone(): number {
    return this.#gone;
  }

  /** Gives the new row. */
  push(at: number, text: string): number {
    const row = this.#length++;
    this.at.set(row, at);
    this.#text.set(row, this.#texts.put(text));
    const chunk = Math.floor(row / CHUNK_ROWS);
    const bounds = (this.#bounds[chunk] ??= { first: Infinity, last: -Infinity });
    bounds.first = Math.min(bounds.first, at);
    bounds.last = Math.max(bounds.last, at);
    return row;
  }

  isGone(row: number): boolean {
    return this.outcome.get(row) === GONE;
  }

  textOf(row: number): string {
    return this.#texts.get(this.#text.get(row));
  }

  /** When it was rated, in milliseconds since 1970; 0 where it was not. */
  ratedAt(row: number): number {
    return this.#ofRating(row, this.#ratedAt);
  }

  /** Of the id of the record that rates it. */
  ratingHash(row: number): number {
    return this.#ofRating(row, this.#ratingHash);
  }

  reasonOf(row: number): string | undefined {
    const place = this.#ofRating(row, this.#reason);
    return place === 0 ? undefined : this.#texts.get(place - 1);
  }

  hasReason(row: number): boolean {
    return this.#ofRating(row, this.#reason) > 0;
  }

  #ofRating(row: number, column: Column): number {
    const place = this.#ratingPlace.get(row);
    return place === 0 ? 0 : column.get(place - 1);
  }

  /** Takes the place of an earlier rating. */
  rate(row: number, rating: number, at: number, hash: number, reason: string | undefined): void {
    this.eraseRating(row);
    const place = this.#ratingPlace.get(row) || ++this.#ratings;
    this.#ratingPlace.set(row, place);
    this.rating.set(row, rating);
    this.#ratedAt.set(place - 1, at);
    this.#ratingHash.set(place - 1, hash);
    if (reason !== undefined) this.#reason.set(place - 1, this.#texts.put(reason) + 1);
  }

  eraseRating(row: number): void {
    this.rating.set(row, 0);
    const rating = this.#ratingPlace.get(row);
    if (rating === 0) return;
    const reason = this.#reason.get(rating - 1);
    if (reason > 0) this.#texts.wipe(reason - 1);
    for (const column of [this.#ratedAt, this.#ratingHash, this.#reason]) column.set(rating - 1, 0);
  }

  outcomeOf(row: number): QuestionOutcome {
    return OUTCOME_NUMBERS[this.outcome.get(row)] ?? 'none';
  }

  kindOf(row: number): ReplyKind | undefined {
    return KIND_NUMBERS[this.kind.get(row)];
  }

  erase(row: number): void {
    if (this.isGone(row)) return;
    this.eraseReply(row);
    this.#texts.wipe(this.#text.get(row));
    for (const column of [this.visitor, this.page, this.questionHash, this.words, this.language])
      column.set(row, 0);
    this.outcome.set(row, GONE);
    this.#gone++;
  }

  eraseReply(row: number): void {
    this.eraseRating(row);
    for (const column of [this.outcome, this.kind, this.confidence, this.took, this.cited, this.replyHash])
      column.set(row, 0);
  }

  /** The rows of a time, the newest first, without those of erased questions. */
  newestFirst(from: number, to: number, isWanted: (row: number) => boolean = () => true): Uint32Array {
    const chunks = this.#bounds.flatMap(({ first, last }, chunk) =>
      last >= from && first < to ? [chunk] : [],
    );
    // Numbers in one piece: a year of questions is walked through several times faster than by a generator.
    const rows = new Uint32Array(chunks.length * CHUNK_ROWS);
    let found = 0;
    for (const chunk of chunks.reverse()) {
      const start = chunk * CHUNK_ROWS;
      for (let row = Math.min(start + CHUNK_ROWS, this.#length) - 1; row >= start; row--) {
        const at = this.at.get(row);
        if (at >= from && at < to && !this.isGone(row) && isWanted(row)) rows[found++] = row;
      }
    }
    return rows.subarray(0, found);
  }
}
