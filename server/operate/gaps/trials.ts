/** The port by which operators ask without a visitor: nothing of it is recorded or counted. */
import type { PastTurn } from '../../answers/answer-engine.js';
import type { Explanation } from '../../answers/extractive/explanation.js';
import type { Page } from '../../model.js';

/** A page that is not kept yet. */
export type Draft = Pick<Page, 'id' | 'title' | 'url' | 'content'>;

export interface TrialRequest {
  widgetId: string;
  /** Beside the pages of the widget, and in the place of those with their ids. */
  drafts?: readonly Draft[] | undefined;
  /** Aborted when nobody waits for it any longer. */
  signal: AbortSignal;
}

/** Answers questions, one after the other. */
export interface Trial {
  /** How the reply is found and weighed in the words of the pages, and the reply as a visitor would get it. */
  explain(text: string, history?: PastTurn[]): Promise<Explanation>;
  /** The same, and the reply in the words of the language model; drafts are not known to it. */
  explainWorded(text: string, history?: PastTurn[]): Promise<Explanation>;
}

export interface Trials {
  /** Whether a language model words the replies of visitors. */
  readonly hasModel: boolean;
  /** Few work at a time, so that visitors are not kept waiting; others wait for their turn. */
  run<T>(request: TrialRequest, work: (trial: Trial) => Promise<T>): Promise<T>;
}
