/** Counts what visitors ask and how it ends: a pure fold of the log, whoever reads it and for whichever buckets of time. */
import type { FeedbackType } from '../contract.js';
import type { LogRecord, QuestionRecord, ReplyRecord } from '../model.js';
import { FrequentItems } from './frequent-items.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { QuestionTerms } from './similar-questions.js';
import { TopQuestions, type AskedQuestion, type TopQuestion } from './top-questions.js';

/** Questions whose reply has not come yet; the oldest, which will get none any more, are let go of. */
const MAX_WAITING = 10_000;

/** `questions` is the sum of the outcomes, of what was `erased`, and of what got no reply. */
export interface UsageCounts extends Record<Outcome, number> {
  questions: number;
  /** Erased for privacy; the quota counts them still. */
  erased: number;
  /** With a question in that time. */
  conversations: number;
  /** Replies by their newest rating. */
  helpful: number;
  notHelpful: number;
  /** For a human. */
  requests: number;
}

/** A page, and how often answers cited it or visitors asked on it. */
export interface TopPage {
  widgetId: string;
  title?: string;
  url: string;
  count: number;
}

export const noUsage = (): UsageCounts => ({
  ...{ questions: 0, conversations: 0, answered: 0, unsure: 0, refused: 0, smallTalk: 0, erased: 0 },
  ...{ helpful: 0, notHelpful: 0, requests: 0 },
});

const COUNTED = Object.keys(noUsage()) as (keyof UsageCounts)[];

/** Adds what the second counts to the first. */
export function addUsage(into: UsageCounts, other: UsageCounts): void {
  for (const name of COUNTED) into[name] += other[name];
}

/** What is counted of one widget. */
export class WidgetUsage {
  readonly buckets = new Map<string, UsageCounts>();
  readonly citedPages = new FrequentItems<Omit<TopPage, 'count'>>();
  readonly askedOn = new FrequentItems<Omit<TopPage, 'count'>>();
  readonly questions: TopQuestions;
  /** By conversation, the last bucket that counts it. */
  readonly #conversations = new Map<string, string>();
  /** By reply, its newest rating and where that is counted. */
  readonly #ratings = new Map<string, { rating: FeedbackType; counts: UsageCounts }>();

  constructor(widgetId: string, terms: QuestionTerms) {
    this.questions = new TopQuestions(widgetId, terms);
  }

  /** Conversations in the whole time are fewer than the sum of the buckets, which may share some. */
  totals(): UsageCounts {
    const totals = noUsage();
    for (const counts of this.buckets.values()) addUsage(totals, counts);
    return { ...totals, conversations: this.#conversations.size };
  }

  countsOf(bucket: string): UsageCounts {
    let counts = this.buckets.get(bucket);
    if (!counts) this.buckets.set(bucket, (counts = noUsage()));
    return counts;
  }

  meet(conversationId: string, bucket: string): void {
    if (this.#conversations.get(conversationId) === bucket) return;
    this.#conversations.set(conversationId, bucket);
    this.countsOf(bucket).conversations++;
  }

  /** A second rating of a reply takes the place of the first. */
  rate(messageId: string, rating: FeedbackType, counts: UsageCounts): void {
    const before = this.#ratings.get(messageId);
    if (before) before.counts[nameOf(before.rating)]--;
    counts[nameOf(rating)]++;
    this.#ratings.set(messageId, { rating, counts });
  }
}

const nameOf = (rating: FeedbackType) => (rating === 'positive' ? 'helpful' : 'notHelpful');

export class UsageFold {
  /** By widget. */
  readonly widgets = new Map<string, WidgetUsage>();
  readonly #bucketOf: (at: number) => string | undefined;
  readonly #terms = new QuestionTerms();
  readonly #waiting = new Map<string, { counts: UsageCounts; question: AskedQuestion }>();

  /** @param bucketOf names the bucket of a moment (milliseconds since 1970); undefined where it is not counted */
  constructor(bucketOf: (at: number) => string | undefined) {
    this.#bucketOf = bucketOf;
  }

  /** Takes in a record; they come in the order in which they were recorded. */
  add(record: LogRecord): void {
    if (record.type === 'reply') {
      // It is counted with its question, also where it came after the end of that bucket.
      this.#settle(record);
      return;
    }
    const bucket = this.#bucketOf(Date.parse(record.at));
    if (bucket === undefined) return;
    switch (record.type) {
      case 'question':
        this.#ask(record, bucket);
        break;
      case 'erased': {
        const counts = this.#of(record).countsOf(bucket);
        counts.questions++;
        counts.erased++;
        break;
      }
      case 'feedback': {
        const widget = this.#of(record);
        widget.rate(record.messageId, record.feedback, widget.countsOf(bucket));
        break;
      }
      case 'escalation':
        this.#of(record).countsOf(bucket).requests++;
        break;
      default:
    }
  }

  /** What was asked most often, by widget. */
  topQuestions(limit: number): TopQuestion[] {
    return this.#top(limit, ({ questions }) => questions.top(limit));
  }

  /** The pages that answers cited most often. */
  topPages(limit: number): TopPage[] {
    return this.#top(limit, ({ citedPages }) => pagesOf(citedPages, limit));
  }

  /** The pages of websites on which was asked most often. */
  topAskedOn(limit: number): TopPage[] {
    return this.#top(limit, ({ askedOn }) => pagesOf(askedOn, limit));
  }

  #top<T extends { count: number }>(limit: number, topOf: (widget: WidgetUsage) => T[]): T[] {
    const all = [...this.widgets.values()].flatMap(topOf);
    return all.sort((a, b) => b.count - a.count).slice(0, limit);
  }

  #of({ widgetId }: Pick<LogRecord, 'widgetId'>): WidgetUsage {
    let widget = this.widgets.get(widgetId);
    if (!widget) this.widgets.set(widgetId, (widget = new WidgetUsage(widgetId, this.#terms)));
    return widget;
  }

  #ask(record: QuestionRecord, bucket: string): void {
    const { id, widgetId, conversationId, text, at, pageUrl } = record;
    const widget = this.#of(record);
    const counts = widget.countsOf(bucket);
    counts.questions++;
    widget.meet(conversationId, bucket);
    if (pageUrl !== undefined) {
      const url = pageUrl.replace(/[?#].*$/s, '');
      widget.askedOn.add(url, () => ({ widgetId, url }));
    }
    this.#waiting.set(id, { counts, question: widget.questions.add(text, at) });
    if (this.#waiting.size > MAX_WAITING) this.#waiting.delete(this.#waiting.keys().next().value ?? '');
  }

  #settle(reply: ReplyRecord): void {
    const asked = this.#waiting.get(reply.questionId);
    if (!asked) return;
    this.#waiting.delete(reply.questionId);
    const outcome = outcomeOf(reply);
    asked.counts[outcome]++;
    asked.question.settle(outcome);
    const { widgetId } = reply;
    const { citedPages } = this.#of(reply);
    const cited = new Map(
      reply.citations.map((citation) => [citation.pageId ?? citation.pageTitle, citation]),
    );
    for (const [key, { pageTitle: title, pageUrl = '' }] of cited) {
      // Without the fragment that points to one sentence.
      citedPages.add(key, () => ({ widgetId, title, url: pageUrl.replace(/#?:~:text=.*$/, '') }));
    }
  }
}

function pagesOf(pages: FrequentItems<Omit<TopPage, 'count'>>, limit: number): TopPage[] {
  return pages
    .list()
    .slice(0, limit)
    .map(({ value, count }) => ({ ...value, count }));
}
