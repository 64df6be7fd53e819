/** A passage as what is sought sees it. */
import type { YearPeriod } from '../../languages/year-periods.js';
import type { IndexedPassage, PassageIndex } from '../../search/index/passage-index.js';
import type { PageEntry } from '../../search/index/segment.js';
import { isBelowQuestion, type Passage, type Unit } from '../../search/passages/passage.js';
import type { ReadHits } from '../matching/read-hits.js';
import type { Suits } from '../matching/suits.js';
import { createKindReader, type KindReader } from '../ranking/kind-reader.js';
import type { PassageMatch } from '../ranking/passage-match.js';
import type { Candidate } from '../ranking/rank.js';
import type { Sought } from './sought.js';
import { unitNearness } from './unit-nearness.js';

/** Headings whose words are so like those of a question ask the same. */
const SAME_QUESTION = 0.8;

/** Each part of it is worked out when it is first asked for: of most passages that are found, few are. */
export class PassageView {
  readonly candidate: Candidate;
  readonly page: PageEntry;
  /** Whether a text stands around that of most pages. */
  readonly isOfTemplate: (text: string) => boolean;
  readonly #indexed: IndexedPassage;
  readonly #sought: Sought;
  #passage: Passage | undefined;
  #kindReader: KindReader | undefined;
  #nearness: readonly number[] | undefined;

  constructor(index: PassageIndex, candidate: Candidate, sought: Sought) {
    this.candidate = candidate;
    this.#indexed = index.passageAt(candidate.passage);
    this.page = this.#indexed.page;
    this.#sought = sought;
    this.isOfTemplate = (text) => index.isOfTemplate(text);
  }

  get passage(): Passage {
    return (this.#passage ??= this.#indexed.passage);
  }

  get units(): readonly Unit[] {
    return this.passage.units;
  }

  /** The one right above it; undefined where it has none. */
  get heading(): string | undefined {
    return this.passage.headings.at(-1);
  }

  get match(): PassageMatch {
    return this.candidate.match;
  }

  /** Of the page, such as `de`. */
  get language(): string {
    return this.page.language;
  }

  /** What of it is of the kind that is asked for; undefined where no kind is. */
  get kindReader(): KindReader | undefined {
    const { kind } = this.#sought;
    return kind && (this.#kindReader ??= createKindReader(this, kind));
  }

  /** How near in meaning each unit is, beside the others. */
  get nearness(): readonly number[] {
    return (this.#nearness ??= unitNearness(this.units, this.candidate.passage, this.#sought));
  }

  /** What a text holds of the terms. */
  get read(): ReadHits {
    return this.#sought.hitsIn(this.language);
  }

  /** What is for whom, and for how long, the question says. */
  get suits(): Suits {
    return this.#sought.suitsIn(this.language);
  }

  /** The days, months and seasons that the question names. */
  get periods(): readonly YearPeriod[] {
    return this.#sought.periodsIn(this.language);
  }

  /** Whether its heading asks a question, so that it is an answer by itself. */
  get isBelowQuestion(): boolean {
    return isBelowQuestion(this.passage);
  }

  /** Whether that is the very question that is asked: below `How many …?` stands `There is no limit`. */
  get isBelowAsked(): boolean {
    return this.candidate.signals.headingLikeness >= SAME_QUESTION && this.isBelowQuestion;
  }
}

/** The view of a passage that was found; made once, also where it is put elsewhere in the order. */
export type ViewOf = (candidate: Candidate) => PassageView;

export function createViews(index: PassageIndex, sought: Sought): ViewOf {
  const views = new Map<number, PassageView>();
  return (candidate) => {
    const view = views.get(candidate.passage) ?? new PassageView(index, candidate, sought);
    views.set(candidate.passage, view);
    return view;
  };
}
