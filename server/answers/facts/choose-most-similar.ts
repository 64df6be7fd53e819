/**
 * Chooses the mailbox or the number whose paragraph means most nearly what a question asks, or some that are as near; both,
 * of one line, for whom to turn to.
 */
import type { ContactTopic } from '../../languages/definition/contact-words.js';
import type { FactKind } from '../../model.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { kindsOf, WAYS } from './choose-facts.js';
import type { ChosenFacts } from './chosen-facts.js';
import type { FactQuestion } from './fact-question.js';
import type { SiteFact } from './site-facts.js';
import { createSubjectMatch } from './subject-match.js';

/** How similar a question is to a passage below its headings, and to one unit of it: -1 to 1, undefined where not known. */
export interface LineSimilarity {
  /** The nearest passages, best first; empty on a site too large to compare every passage. */
  readonly nearest: readonly number[];
  mixedSimilarity(passage: number): number | undefined;
  unitSimilarity(passage: number, unit: number): number | undefined;
}

/** What it is worth that a line holds all words that are asked about. */
const WORDS = 0.4;
/** A lighter fact stands aside on a page aside, such as the mailbox of a privacy notice, and is meant by its own words alone. */
const ASIDE = -4;
/** So much nearer than any other fact: of 44 that were chosen on 52 sites, 29 of 34 were right then, and 4 of the others. */
const LEAD = 0.05;
/** Facts that are as near and told at most. */
const MOST_LEVEL = 3;
/** A passage that is nearer by so much is about the matter, and a mailbox beside which none of its words stands is for another. */
const BEYOND = 0.25;
/** Passages that are looked at unit by unit. */
const NEAREST = 3;
const CONFIDENCE = { leading: 0.8, level: 0.45 };

/** `Bills: accounts@…` for "who do I ask about an invoice". */
export function chooseMostSimilar(
  index: PassageIndex,
  topic: ContactTopic,
  { subject, language }: FactQuestion,
  facts: readonly SiteFact[],
  similarity: LineSimilarity,
): ChosenFacts | undefined {
  if (!WAYS.includes(topic)) return undefined;
  const kinds: readonly FactKind[] = kindsOf(topic).filter((kind) => kind !== 'address');
  const match = createSubjectMatch(subject, language);
  const nearest = new Map<string, { fact: SiteFact; near: number; share: number }>();
  for (const fact of facts) {
    if (!kinds.includes(fact.kind) || fact.quote === '') continue;
    const { share } = match(fact, '');
    if (fact.weight < ASIDE && match(fact, fact.entry.title).share === 0) continue;
    const near = similarityOf(index, fact, similarity) + WORDS * share;
    if (near > (nearest.get(fact.key)?.near ?? 0)) nearest.set(fact.key, { fact, near, share });
  }
  const ranked = [...nearest.values()].sort((a, b) => b.near - a.near);
  const [best] = ranked;
  if (!best) return undefined;
  const isOfAnother = topic === 'contact' && best.share === 0;
  if (isOfAnother && nearestPassage(index, similarity) - best.near > BEYOND) return undefined;
  const level = ranked.filter(({ near }) => best.near - near < LEAD);
  const confidence = level.length === 1 ? CONFIDENCE.leading : CONFIDENCE.level;
  // Of some that are as near, each may be meant.
  if (topic !== 'contact') return { facts: level.slice(0, MOST_LEVEL).map(({ fact }) => fact), confidence };
  const { page, group, context } = best.fact;
  const ofLine = facts.filter(
    (fact) =>
      kinds.includes(fact.kind) && fact.page === page && fact.group === group && fact.context === context,
  );
  return { facts: ofLine, confidence };
}

/** How near the passage comes that is nearest to the question, by its nearest unit. */
function nearestPassage(index: PassageIndex, similarity: LineSimilarity): number {
  const nearness = similarity.nearest.slice(0, NEAREST).flatMap((passage) => {
    const near = similarity.mixedSimilarity(passage) ?? 0;
    const { units } = index.passageAt(passage).passage;
    return units.map((_, unit) => near + (similarity.unitSimilarity(passage, unit) ?? 0));
  });
  return Math.max(0, ...nearness);
}

/** Of the paragraph that states a fact, and of what stands around it: `Write to jobs@…` says little; 0 where that is not known. */
function similarityOf(index: PassageIndex, { page, quote }: SiteFact, similarity: LineSimilarity): number {
  let most = 0;
  for (const passage of index.passagesOf(page)) {
    const { units } = index.passageAt(passage).passage;
    const around = similarity.mixedSimilarity(passage) ?? 0;
    for (const [place, { text }] of units.entries()) {
      if (!text.includes(quote)) continue;
      let [from, to] = [place, place + 1];
      while (from > 0 && !units[from]?.isBlockStart) from--;
      while (to < units.length && !units[to]?.isBlockStart) to++;
      for (let unit = from; unit < to; unit++)
        most = Math.max(most, (similarity.unitSimilarity(passage, unit) ?? 0) + around);
    }
  }
  return most;
}
