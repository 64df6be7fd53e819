/** The questions of one widget that had no good answer, or may turn out so, in groups. */
import { createHash } from 'node:crypto';
import type { PageLink } from '../../contract.js';
import type { GapFilter, GapKind } from './gap.js';
import type { GapMark, GapMarks } from './gap-marks.js';
import { longHashOf } from '../../columns/string-table.js';
import { StableGroups } from './stable-groups.js';
import type { QuestionTerms } from '../questions/similar-questions.js';

/** Characters of a question that are kept. */
const KEPT_CHARACTERS = 1000;

/** Questions that ask for the same. */
export interface GapGroup {
  /** Keys of its wordings, that of the first first. */
  readonly keys: string[];
  /** The newest of all its keys. */
  mark: GapMark | undefined;
}

/** Questions with the same words in any order. */
interface Member {
  readonly group: GapGroup;
  mark: GapMark | undefined;
}

/** Where questions stand that were not put into groups yet. */
const UNGROUPED: Member = { group: { keys: [], mark: undefined }, mark: undefined };

/** A question in one wording. */
export interface Wording {
  readonly text: string;
  readonly language: string;
  readonly member: Member;
}

/** A question, and how it was answered. */
export interface GapRow {
  /** Long hashes of the ids of question and reply: ids are most of what a row takes. */
  question: number;
  reply: number;
  conversationId: string;
  /** Of the question and of the reply, in milliseconds since 1970. */
  askedAt: number;
  at: number;
  wasRefused: boolean;
  confidence: number;
  isNotHelpful: boolean;
  wording: Wording;
  /** That the reply cited or named. */
  pages: readonly PageLink[];
}

/** Undefined where it was answered well. */
export function kindOf(
  { wasRefused, confidence, isNotHelpful }: GapRow,
  below: GapFilter['below'],
): GapKind | undefined {
  if (wasRefused) return 'refused';
  if (confidence < below) return 'unsure';
  return isNotHelpful ? 'notHelpful' : undefined;
}

/** Names questions with the same words of a widget, and tells nothing of the words. */
export const gapKeyOf = (widgetId: string, termsKey: string): string =>
  createHash('sha256').update(`${widgetId}\n${termsKey}`).digest('hex');

export class WidgetGaps {
  readonly widgetId: string;
  readonly #rows: GapRow[] = [];
  /** So many of the rows are in groups, the oldest. */
  #grouped = 0;
  /** By the long hash of the text in small letters. */
  readonly #byText = new Map<number, Wording>();
  readonly #members = new Map<string, Member>();
  readonly #groups = new Map<number, GapGroup>();
  readonly #stable = new StableGroups();
  readonly #pages = new Map<string, PageLink>();
  readonly #terms: QuestionTerms;
  readonly #marks: GapMarks;

  constructor(widgetId: string, terms: QuestionTerms, marks: GapMarks) {
    this.widgetId = widgetId;
    this.#terms = terms;
    this.#marks = marks;
  }

  /** All that is known, in the order of the log, in groups. */
  get rows(): readonly GapRow[] {
    this.group(Infinity);
    return this.#rows;
  }

  /**
   * Puts into groups what was added, so many questions of it; says whether there are more. Done when somebody asks,
   * since it takes longer than all the rest, and of a long log most questions are let go of before.
   */
  group(most: number): boolean {
    const end = Math.min(this.#rows.length, this.#grouped + most);
    for (; this.#grouped < end; this.#grouped++) {
      const row = this.#rows[this.#grouped];
      if (row) row.wording = this.#wordingOf(row.wording.text);
    }
    return this.#grouped < this.#rows.length;
  }

  add({ text, ...asked }: Omit<GapRow, 'wording'> & { text: string }): GapRow {
    // Field by field: all rows are looked at for each list, which takes a fifth of the time where they are of one shape.
    const row: GapRow = {
      question: asked.question,
      reply: asked.reply,
      conversationId: asked.conversationId,
      askedAt: asked.askedAt,
      at: asked.at,
      wasRefused: asked.wasRefused,
      confidence: asked.confidence,
      isNotHelpful: asked.isNotHelpful,
      wording: { text: text.trim().slice(0, KEPT_CHARACTERS), language: '', member: UNGROUPED },
      pages: asked.pages,
    };
    this.#rows.push(row);
    return row;
  }

  groupOf(key: string): GapGroup | undefined {
    this.group(Infinity);
    return this.#members.get(key)?.group;
  }

  /** Gives the oldest rows where there are too many, which are gone then. A tenth at once: it takes a look at all. */
  letGoOfOldest(most: number): GapRow[] {
    if (this.#rows.length <= most * 1.1) return [];
    const gone = this.#rows.splice(0, this.#rows.length - most);
    if (this.#grouped > 0) this.#forgetWordings();
    this.#grouped = Math.max(0, this.#grouped - gone.length);
    return gone;
  }

  /** Lets go of the wordings that no row has any more. */
  #forgetWordings(): void {
    const wordings = new Set(this.#rows.map(({ wording }) => wording));
    for (const [text, wording] of this.#byText) if (!wordings.has(wording)) this.#byText.delete(text);
    const members = new Set([...wordings].map(({ member }) => member));
    for (const [key, member] of this.#members) {
      if (members.has(member)) continue;
      this.#members.delete(key);
      member.group.keys.splice(member.group.keys.indexOf(key), 1);
    }
    for (const [number, group] of this.#groups) {
      if (group.keys.length > 0) continue;
      this.#groups.delete(number);
      this.#stable.forget(number);
    }
  }

  /** Follows the marks that were added for a key. */
  followMark(key: string): void {
    const member = this.#members.get(key);
    if (member) this.#follow(member, key);
  }

  /** The same without some rows. What they alone said is gone. */
  without(isGone: (row: GapRow) => boolean): WidgetGaps {
    const left = new WidgetGaps(this.widgetId, this.#terms, this.#marks);
    // Whoever holds a row goes on with it.
    left.#rows.push(...this.#rows.filter((row) => !isGone(row)));
    return left;
  }

  /** The same pages, each as an object that all rows share. */
  share(pages: readonly PageLink[]): PageLink[] {
    return pages.map((page) => this.#shared(page));
  }

  #wordingOf(text: string): Wording {
    const same = longHashOf(text.toLowerCase());
    let wording = this.#byText.get(same);
    if (!wording) {
      const { key, terms, language } = this.#terms.of(text);
      wording = { text, language, member: this.#memberOf(gapKeyOf(this.widgetId, key), terms) };
      this.#byText.set(same, wording);
    }
    return wording;
  }

  #memberOf(key: string, terms: ReadonlySet<string>): Member {
    const known = this.#members.get(key);
    if (known) return known;
    const number = this.#stable.place(terms);
    const group = this.#groups.get(number) ?? { keys: [], mark: undefined };
    this.#groups.set(number, group);
    group.keys.push(key);
    const member: Member = { group, mark: undefined };
    this.#members.set(key, member);
    this.#follow(member, key);
    return member;
  }

  #follow(member: Member, key: string): void {
    const mark = this.#marks.of(key);
    if (!mark) return;
    const { group } = member;
    member.mark = mark;
    const known = group.mark ?? { order: -1, settledUntil: 0 };
    // One mark is of many keys, of which some were settled before.
    const isNewer = mark.order > known.order;
    if (isNewer || (mark.order === known.order && mark.settledUntil > known.settledUntil)) group.mark = mark;
  }

  #shared(page: PageLink): PageLink {
    const known = this.#pages.get(page.pageId);
    if (known?.pageTitle === page.pageTitle && known.pageUrl === page.pageUrl) return known;
    this.#pages.set(page.pageId, page);
    return page;
  }
}
