/** Chooses the line that says from when one may come, until when one must go, or when the last chance is. */
import {
  contactPatternsOrDefault,
  foldForPatterns,
  timeBoundsIn,
  type ContactPatterns,
} from '../../languages/contact-patterns.js';
import { TIME_BOUNDS, type TimeBound } from '../../languages/definition/contact-words.js';
import type { ChosenFacts } from './chosen-facts.js';
import type { FactQuestion } from './fact-question.js';
import { isTogether } from './hours-lines.js';
import type { SiteFact } from './site-facts.js';
import { createSubjectMatch } from './subject-match.js';

const MAX_LINES = 6;
/** Share of the words asked about that must stand beside it. */
const ENOUGH = 0.5;
const CONFIDENCE = { whole: 0.85, partly: 0.75 };

/** @param hours all that the site says of times */
export function chooseOfBound(question: FactQuestion, hours: readonly SiteFact[]): ChosenFacts | undefined {
  const { bounds, language } = question;
  if (bounds.length === 0) return undefined;
  const subject = subjectOf(question, contactPatternsOrDefault(language));
  const match = createSubjectMatch(subject, language);
  const ranked = hours
    .map((fact) => ({ fact, shared: sharedBounds(fact, bounds), ...match(fact, '') }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.share - a.share);
  const named = ranked.filter(({ share }) => subject.length === 0 || share >= ENOUGH);
  // Where one place alone tells when to come or to go, it need not say of what: `Leaving: by 10.30`. The last of
  // something is that of it alone.
  const [first] = ranked;
  const isOnlyPlace = ranked.every(
    ({ fact }) => first && (fact === first.fact || isBeside(fact, first.fact)),
  );
  const meant = named.length === 0 && isOnlyPlace && !bounds.includes('last') ? ranked : named;
  const [best] = meant;
  if (!best) return undefined;
  const isWhole = subject.length === 0 || best.share === 1;
  return {
    facts: meant
      .filter(({ fact, shared, share }) => {
        const isEqual = shared === best.shared && share === best.share;
        return isEqual && (fact === best.fact || isBeside(fact, best.fact));
      })
      .map(({ fact }) => fact)
      .slice(0, MAX_LINES),
    confidence: isWhole ? CONFIDENCE.whole : CONFIDENCE.partly,
  };
}

/** Lines of one list say it of one thing each, whatever they call it. */
const isBeside = (a: SiteFact, b: SiteFact): boolean =>
  isTogether(a, b) || (a.page === b.page && a.group === b.group);

/** What is left of the question but the words that ask for such a time. */
function subjectOf({ subject, words }: FactQuestion, { bounds }: ContactPatterns): string[] {
  const rest = new Set(
    TIME_BOUNDS.reduce((text, bound) => text.replace(bounds[bound], ' '), words.join(' ')).split(' '),
  );
  return subject.filter((word) => rest.has(word));
}

function boundsIn(words: string, { entry }: SiteFact): TimeBound[] {
  const patterns = contactPatternsOrDefault(entry.language);
  const text = foldForPatterns(words);
  const bounds = timeBoundsIn(text, patterns);
  const isLast = !bounds.includes('last') && text.search(patterns.beforeClosing) >= 0;
  return isLast ? [...bounds, 'last'] : bounds;
}

/** A line says more by itself than by the heading above it, such as `Coming and going`. */
function sharedBounds(fact: SiteFact, asked: readonly TimeBound[]): number {
  const { label = '', value, heading } = fact;
  const countIn = (words: string): number =>
    boundsIn(words, fact).filter((bound) => asked.includes(bound)).length;
  return countIn(`${label} ${value}`) + countIn(`${label} ${value} ${heading}`);
}
