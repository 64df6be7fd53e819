/** A fact as a page states it. */
import type { Fact } from '../../model.js';
import type { FactLine } from './fact-lines.js';

/** A fact with what stands around it. */
export interface PageFact extends Fact {
  /** Stands word for word in the page; empty where the fact is no part of its text. */
  quote: string;
  /** The heading above it. */
  heading: string;
  /** What else its line says. */
  context: string;
  /** Facts of one number stand in one list, table or paragraph. */
  group: number;
}

const MAX_CONTEXT = 200;

/** What a line says of itself. */
export type Found = Pick<PageFact, 'kind' | 'value' | 'label' | 'quote'>;

export function addFact(
  facts: PageFact[],
  { heading, text, group }: Pick<FactLine, 'heading' | 'text' | 'group'>,
  { label, ...found }: Found,
): void {
  if (found.value.includes('\uFFFC')) return;
  const context = text.slice(0, MAX_CONTEXT);
  facts.push({ ...found, ...(label && { label }), heading, context, group });
}
