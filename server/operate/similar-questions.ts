/** Puts questions that ask for the same into groups. */
import { createAnalyzer, type Analyzer } from '../search/terms/analyzer.js';
import { detectLanguage } from '../languages/detect-language.js';

/** Share of their terms, all together, that two questions must have in common. */
const LEAST_COMMON_SHARE = 0.5;

export interface QuestionGroup<T> {
  /** In the order in which they were added. */
  questions: { text: string; details: T }[];
}

interface TermGroup<T> extends QuestionGroup<T> {
  terms: ReadonlySet<string>;
}

/**
 * Groups by content words: without function words, stemmed, in any order. First those with the same words come
 * together; then, from the most frequent on, those that share at least half of them (Jaccard index) join.
 */
export class SimilarQuestions<T> {
  readonly #analyzers = new Map<string, Analyzer>();
  readonly #byTerms = new Map<string, TermGroup<T>>();

  add(text: string, details: T): void {
    const terms = new Set(this.#termsOf(text));
    const key = [...terms].sort().join(' ') || text.trim().toLowerCase();
    const group = this.#byTerms.get(key) ?? { terms, questions: [] };
    group.questions.push({ text, details });
    this.#byTerms.set(key, group);
  }

  /** The most frequent first. */
  groups(): QuestionGroup<T>[] {
    const found: TermGroup<T>[] = [];
    const withTerm = new Map<string, TermGroup<T>[]>();
    for (const group of [...this.#byTerms.values()].sort(byFrequency)) {
      const candidates = new Set([...group.terms].flatMap((term) => withTerm.get(term) ?? []));
      const alike = mostAlike(group, candidates);
      if (alike) {
        alike.questions.push(...group.questions);
        continue;
      }
      const own = { terms: group.terms, questions: [...group.questions] };
      found.push(own);
      for (const term of own.terms) withTerm.set(term, [...(withTerm.get(term) ?? []), own]);
    }
    return found.sort(byFrequency);
  }

  #termsOf(text: string): string[] {
    const language = detectLanguage(text);
    const analyzer = this.#analyzers.get(language) ?? createAnalyzer(language);
    this.#analyzers.set(language, analyzer);
    return analyzer.termsOf(text).filter((term) => term !== '');
  }
}

function mostAlike<T>(group: TermGroup<T>, candidates: Iterable<TermGroup<T>>): TermGroup<T> | undefined {
  let best: TermGroup<T> | undefined;
  let most = LEAST_COMMON_SHARE;
  for (const candidate of candidates) {
    const share = commonShare(group.terms, candidate.terms);
    if (share < most || (share === most && best)) continue;
    [best, most] = [candidate, share];
  }
  return best;
}

function commonShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((term) => b.has(term)).length;
  return common / (a.size + b.size - common);
}

function byFrequency(a: QuestionGroup<unknown>, b: QuestionGroup<unknown>): number {
  return b.questions.length - a.questions.length;
}
