/** Puts questions that ask for the same into groups. */
import { createAnalyzer, type Analyzer } from '../../search/terms/analyzer.js';
import { detectLanguage } from '../../languages/detect-language.js';
import { AlikeIndex, probesOf } from './alike-index.js';

/** What stands behind this many characters does not tell questions apart any more. */
const COMPARED_CHARACTERS = 500;

/** Finds the content words of questions: without function words, stemmed, by the language of each. */
export class QuestionTerms {
  readonly #analyzers = new Map<string, Analyzer>();

  /** The words, a key that is the same for questions with the same words in any order, and their language. */
  of(question: string): { key: string; terms: ReadonlySet<string>; language: string } {
    const text = question.slice(0, COMPARED_CHARACTERS);
    const language = detectLanguage(text);
    const analyzer = this.#analyzers.get(language) ?? createAnalyzer(language);
    this.#analyzers.set(language, analyzer);
    const terms = new Set(analyzer.termsOf(text).filter((term) => term !== ''));
    return { key: [...terms].sort().join(' ') || text.trim().toLowerCase(), terms, language };
  }
}

/** Questions with the same words. */
export interface TermGroup {
  terms: ReadonlySet<string>;
  count: number;
}

/**
 * Joins groups that share at least half of their words (Jaccard index), from the most frequent on; gives those that
 * are left, the most frequent first.
 *
 * @param absorb adds the second group, its count too, to the first
 * @param most how many are found at most; rarer groups join one of them or are left out
 */
export function joinSimilar<G extends TermGroup>(
  groups: Iterable<G>,
  absorb: (into: G, other: G) => void,
  most = Infinity,
): G[] {
  const sorted = [...groups].sort(byFrequency);
  const rarity = new Map<string, number>();
  for (const { terms } of sorted) for (const term of terms) rarity.set(term, (rarity.get(term) ?? 0) + 1);
  const rareFirst = (a: string, b: string) => (rarity.get(a) ?? 0) - (rarity.get(b) ?? 0) || (a < b ? -1 : 1);
  const found: G[] = [];
  const index = new AlikeIndex<G>();
  for (const group of sorted) {
    const probes = probesOf(group.terms, rareFirst);
    const alike = index.find(group.terms, probes);
    if (alike) absorb(alike, group);
    else if (found.length < most) {
      index.add(group, group.terms, probes);
      found.push(group);
    }
  }
  return found.sort(byFrequency);
}

function byFrequency(a: TermGroup, b: TermGroup): number {
  return b.count - a.count;
}

export interface QuestionGroup<T> {
  /** In the order in which they were added. */
  questions: { text: string; details: T }[];
}

/** Groups questions and keeps each of them. */
export class SimilarQuestions<T> {
  readonly #terms = new QuestionTerms();
  readonly #byTerms = new Map<string, TermGroup & QuestionGroup<T>>();

  add(text: string, details: T): void {
    const { key, terms } = this.#terms.of(text);
    const group = this.#byTerms.get(key) ?? { terms, count: 0, questions: [] };
    group.questions.push({ text, details });
    group.count++;
    this.#byTerms.set(key, group);
  }

  /** The most frequent first. */
  groups(): QuestionGroup<T>[] {
    const copies = [...this.#byTerms.values()].map((group) => ({
      ...group,
      questions: [...group.questions],
    }));
    return joinSimilar(copies, (into, other) => {
      into.questions.push(...other.questions);
      into.count += other.count;
    });
  }
}
