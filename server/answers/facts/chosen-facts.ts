/** What is chosen to answer a question with. */
import type { SiteFact } from './site-facts.js';

export interface ChosenFacts {
  facts: SiteFact[];
  /** The chance that they are what was asked for. */
  confidence: number;
}
