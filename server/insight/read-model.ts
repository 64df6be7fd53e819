/**
 * What operators ask of the log again and again, in a form that answers at once: a pure fold of the records, which a
 * server keeps up to date and a command makes when it needs it. A record that is met twice counts once.
 */
import type { ErasedRecord } from '../ledger-records.js';
import {
  replyKindOf,
  type EscalationRecord,
  type FeedbackRecord,
  type LogRecord,
  type QuestionRecord,
  type ReplyRecord,
} from '../model.js';
import type { GoneRecord } from '../store/port/record-log.js';
import { toldLanguage } from '../answers/question/visitor-language.js';
import { Column } from '../columns/column.js';
import { NumberTable } from '../columns/number-table.js';
import { hashOf, longHashOf, StringTable } from '../columns/string-table.js';
import { cutText } from './cut-text.js';
import { outcomeOf } from './questions/outcome.js';
import { PageSets } from './page-sets.js';
import { QuestionTerms } from './questions/similar-questions.js';
import { HELPFUL, kindNumber, NOT_HELPFUL, OUTCOME_NUMBERS, TurnTable } from './turn-table.js';

/** As BCP 47 names what is not determined. */
const UNTOLD_LANGUAGE = 'und';
/** Characters of a question that are kept. */
export const KEPT_CHARACTERS = 200;
/** A reply that took longer is that of a second try. */
export const LONGEST_REPLY_MS = 120_000;
/** How far apart a record and its repetition may be, for clocks that are set. */
const SLACK_MS = 3_600_000;

/** What is counted of a record; in milliseconds since 1970, as reading that from text takes longer than all the rest. */
export interface Occurrence {
  widgetId: string;
  at: number;
}

export class ReadModel {
  readonly turns = new TurnTable();
  readonly widgets = new StringTable();
  readonly visitors = new StringTable();
  /** Addresses of pages of websites. */
  readonly askedOn = new StringTable();
  readonly cited = new PageSets();
  readonly languages = new StringTable();
  /** Requests for a human, by id. */
  readonly requests = new Map<string, Occurrence>();
  /** By id. */
  readonly erased = new Map<string, Occurrence>();
  readonly #conversations = new StringTable();
  /** The newest turn of each conversation, + 1. */
  readonly #lastTurns = new Column(Uint32Array);
  /** How many requests for a human came from each conversation. */
  readonly #requestCounts = new Column(Uint32Array);
  readonly #terms = new QuestionTerms();
  /** Hashes of the words of questions, + 1 and the number of their widget. */
  readonly #words = new NumberTable();

  /** Questions of a widget with the same words, in any order, are one; numbered from 0 on. */
  get wordings(): number {
    return this.#words.size;
  }

  /** Conversations are numbered from 0 on. */
  get conversationCount(): number {
    return this.#conversations.size;
  }

  /** Takes in a record; they come in the order in which they were recorded. */
  add(record: LogRecord): void {
    if (record.type === 'question') this.#ask(record);
    else if (record.type === 'reply') this.#reply(record);
    else if (record.type === 'feedback') this.#rate(record);
    else if (record.type === 'escalation') this.#request(record);
    else if (record.type === 'erased') this.erased.set(record.id, occurrenceOf(record));
  }

  /** Lets go of a record that was erased. */
  forget(record: GoneRecord): void {
    const { turns } = this;
    switch (record.type) {
      case 'question': {
        const row = this.#rowOf(record, (each) => turns.questionHash.get(each) === hashOf(record.id));
        if (row === undefined) return;
        turns.erase(row);
        return;
      }
      case 'reply': {
        const row = this.#rowOf(record, (each) => turns.replyHash.get(each) === hashOf(record.id));
        if (row === undefined) return;
        turns.eraseReply(row);
        return;
      }
      case 'feedback': {
        const row = this.#rowOf(record, (each) => turns.ratingHash(each) === hashOf(record.id));
        if (row !== undefined) turns.eraseRating(row);
        return;
      }
      case 'escalation':
        if (this.requests.delete(record.id)) this.#countRequest(record, -1);
        return;
      case 'erased':
        this.erased.delete(record.id);
        return;
      default:
    }
  }

  /** Lets go of all that was asked before a time, in milliseconds since 1970. */
  forgetBefore(time: number): void {
    for (const row of this.turns.newestFirst(-Infinity, time)) this.turns.erase(row);
  }

  conversationOf({
    widgetId,
    conversationId,
  }: {
    widgetId: string;
    conversationId?: string | undefined;
  }): number | undefined {
    const widget = this.widgets.find(widgetId);
    if (widget === undefined || conversationId === undefined) return undefined;
    return this.#conversations.find(`${widget} ${conversationId}`);
  }

  conversationIdOf(conversation: number): string {
    const name = this.#conversations.textOf(conversation);
    return name.slice(name.indexOf(' ') + 1);
  }

  /** The turns of a conversation, the newest first, without those of erased questions. */
  *turnsOf(conversation: number): Generator<number, void, undefined> {
    const { turns } = this;
    for (let next = this.#lastTurns.get(conversation); next > 0; next = turns.previous.get(next - 1))
      if (!turns.isGone(next - 1)) yield next - 1;
  }

  /** How often a human was asked for in a conversation. */
  escalationsOf(conversation: number): number {
    return this.#requestCounts.get(conversation);
  }

  languageOf(row: number): string {
    return this.languages.textOf(this.languageNumberOf(row));
  }

  /** Its place in the table of languages; told by the words of the question until there is a reply. */
  languageNumberOf(row: number): number {
    const known = this.turns.language.get(row);
    return known > 0 ? known - 1 : this.languages.numberOf(languageOfText(this.turns.textOf(row)));
  }

  /** The same for questions with the same words in any order, whatever their widget. */
  wordsOf(row: number): number {
    return this.#words.valueOf(this.turns.words.get(row)) - this.turns.widget.get(row);
  }

  #ask(question: QuestionRecord): void {
    const { turns } = this;
    const { id, widgetId, conversationId, visitorId, isVisitorVerified, pageUrl, text } = question;
    const at = Date.parse(question.at);
    const hash = hashOf(id);
    const isKnown = (row: number) => turns.questionHash.get(row) === hash;
    if (this.#rowOf(question, isKnown, at - SLACK_MS) !== undefined) return;
    const widget = this.widgets.numberOf(widgetId);
    const conversation = this.#conversations.numberOf(`${widget} ${conversationId}`);
    const kept = cutText(text.trim(), KEPT_CHARACTERS);
    const row = turns.push(at, kept);
    const words = 1 + longHashOf(this.#terms.of(kept).key);
    turns.words.set(row, this.#words.numberOf(words + widget));
    turns.widget.set(row, widget);
    turns.conversation.set(row, conversation);
    turns.previous.set(row, this.#lastTurns.get(conversation));
    this.#lastTurns.set(conversation, row + 1);
    turns.questionHash.set(row, hash);
    if (visitorId !== undefined) turns.visitor.set(row, this.visitors.numberOf(visitorId) + 1);
    if (isVisitorVerified) turns.isVerified.set(row, 1);
    if (pageUrl !== undefined) turns.page.set(row, this.askedOn.numberOf(withoutQuery(pageUrl)) + 1);
  }

  #reply(reply: ReplyRecord): void {
    const { turns } = this;
    const asked = hashOf(reply.questionId);
    const row = this.#rowOf(reply, (each) => turns.questionHash.get(each) === asked);
    if (row === undefined || turns.outcome.get(row) > 0) return;
    turns.outcome.set(row, OUTCOME_NUMBERS.indexOf(outcomeOf(reply)));
    turns.kind.set(row, kindNumber(replyKindOf(reply)));
    turns.replyHash.set(row, hashOf(reply.id));
    turns.confidence.set(row, reply.confidenceScore);
    const took = Date.parse(reply.at) - turns.at.get(row);
    if (took >= 0 && took <= LONGEST_REPLY_MS) turns.took.set(row, took + 1);
    turns.cited.set(row, this.cited.numberOf(turns.widget.get(row), reply.citations) + 1);
    const language = reply.lang ?? languageOfText(turns.textOf(row));
    turns.language.set(row, this.languages.numberOf(language) + 1);
  }

  #rate(feedback: FeedbackRecord): void {
    const { turns } = this;
    const rated = hashOf(feedback.messageId);
    const row = this.#rowOf(feedback, (each) => turns.replyHash.get(each) === rated);
    if (row === undefined) return;
    const rating = feedback.feedback === 'positive' ? HELPFUL : NOT_HELPFUL;
    turns.rate(row, rating, Date.parse(feedback.at), hashOf(feedback.id), feedback.reason);
  }

  #request(request: EscalationRecord): void {
    if (!this.requests.has(request.id)) this.#countRequest(request, 1);
    this.requests.set(request.id, occurrenceOf(request));
  }

  #countRequest(request: { widgetId: string; conversationId?: string | undefined }, by: number): void {
    const conversation = this.conversationOf(request);
    if (conversation === undefined) return;
    this.#requestCounts.set(conversation, Math.max(0, this.escalationsOf(conversation) + by));
  }

  /** The newest turn of the record's conversation that is the one looked for, asked at `earliest` or later. */
  #rowOf(
    record: { widgetId: string; conversationId?: string | undefined },
    isIt: (row: number) => boolean,
    earliest = -Infinity,
  ): number | undefined {
    const conversation = this.conversationOf(record);
    if (conversation === undefined) return undefined;
    for (const row of this.turnsOf(conversation)) {
      if (this.turns.at.get(row) < earliest) return undefined;
      if (isIt(row)) return row;
    }
    return undefined;
  }
}

const occurrenceOf = ({ widgetId, at }: EscalationRecord | ErasedRecord): Occurrence => ({
  widgetId,
  at: Date.parse(at),
});

const languageOfText = (text: string): string => toldLanguage(text) ?? UNTOLD_LANGUAGE;

export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');
