/** Finds what visitors ask most often, in whichever words, in bounded memory. */
import type { Outcome } from './outcome.js';
import { FrequentItems } from './frequent-items.js';
import { joinSimilar, QuestionTerms, type TermGroup } from './similar-questions.js';

/** Groups that others may join: many more than are ever shown, and few enough to compare all others with. */
const COMPARED_GROUPS = 500;
/** Characters of a question that are kept. */
const KEPT_CHARACTERS = 200;

/** Questions that ask for the same. */
export interface TopQuestion {
  /** The newest wording, cut where it is very long. */
  question: string;
  widgetId: string;
  count: number;
  refused: number;
  unsure: number;
  /** ISO 8601, UTC. */
  lastAt: string;
}

/** Takes in what became of a question that was added. */
export interface AskedQuestion {
  settle(outcome: Outcome): void;
}

class Group implements AskedQuestion {
  question = '';
  lastAt = '';
  refused = 0;
  unsure = 0;
  readonly terms: ReadonlySet<string>;

  constructor(terms: ReadonlySet<string>) {
    this.terms = terms;
  }

  settle(outcome: Outcome): void {
    if (outcome === 'refused') this.refused++;
    if (outcome === 'unsure') this.unsure++;
  }
}

/** Of one widget. */
export class TopQuestions {
  readonly #widgetId: string;
  readonly #terms: QuestionTerms;
  readonly #groups = new FrequentItems<Group>();

  /** @param terms may be shared among widgets */
  constructor(widgetId: string, terms: QuestionTerms) {
    this.#widgetId = widgetId;
    this.#terms = terms;
  }

  add(text: string, at: string): AskedQuestion {
    const { key, terms } = this.#terms.of(text);
    const group = this.#groups.add(key, () => new Group(terms));
    if (at >= group.lastAt) {
      group.question = text.trim().slice(0, KEPT_CHARACTERS);
      group.lastAt = at;
    }
    return group;
  }

  /** The most frequent first. */
  top(limit: number): TopQuestion[] {
    const groups = this.#groups.list().map(({ value, count }): TopQuestion & TermGroup => {
      const { question, refused, unsure, lastAt, terms } = value;
      return { question, widgetId: this.#widgetId, count, refused, unsure, lastAt, terms };
    });
    return joinSimilar(groups, join, Math.max(limit, COMPARED_GROUPS))
      .slice(0, limit)
      .map(({ terms: _, ...question }) => question);
  }
}

function join(into: TopQuestion, other: TopQuestion): void {
  if (other.lastAt > into.lastAt) Object.assign(into, { question: other.question, lastAt: other.lastAt });
  into.count += other.count;
  into.refused += other.refused;
  into.unsure += other.unsure;
}
