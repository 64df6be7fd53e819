/** Chooses the hours that answer a question: those of the business or of a part of it, of the day that is asked about. */
import { contactPatterns, foldForPatterns, LABELS } from '../../languages/contact-patterns.js';
import { daysIn } from '../../languages/weekdays.js';
import type { ChosenFacts } from './chosen-facts.js';
import type { FactQuestion } from './fact-question.js';
import type { SiteFact } from './site-facts.js';
import { createSubjectMatch } from './subject-match.js';

/** Lines that stand under one heading for one part of the business. */
interface Hours {
  lines: SiteFact[];
  weight: number;
}

const MAX_LINES = 10;
/** Lighter ones are the hours of something in the house, not of the house. */
const OWN_FROM = 3;
const ENOUGH = { plain: 0.5, word: 1 };
const CONFIDENCE = { day: 0.92, week: 0.92, part: 0.85, otherDay: 0.7 };

export function chooseHours(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const all = facts.filter(({ kind }) => kind === 'hours');
  if (question.subject.length > 0) return chooseOfPart(question, all);
  const [best] = collectHours(all).sort((a, b) => b.weight - a.weight);
  if (!best || best.weight < OWN_FROM) return undefined;
  return linesFor(question, best.lines, CONFIDENCE.week);
}

function chooseOfPart(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const match = createSubjectMatch(question.subject, question.language);
  const ranked = facts
    .map((fact) => ({ fact, ...match(fact, '') }))
    .filter(({ share }) => share >= (question.isPlain ? ENOUGH.plain : ENOUGH.word))
    .sort((a, b) => b.share - a.share || Number(b.isLabelled) - Number(a.isLabelled));
  const [best] = ranked;
  if (!best) return undefined;
  const lines = ranked
    .filter(
      ({ fact, share, isLabelled }) =>
        isTogether(fact, best.fact) && share === best.share && isLabelled === best.isLabelled,
    )
    .map(({ fact }) => fact);
  return linesFor(question, lines, CONFIDENCE.part);
}

const isTogether = (a: SiteFact, b: SiteFact): boolean =>
  a.page === b.page && a.heading === b.heading && a.label === b.label;

function collectHours(facts: readonly SiteFact[]): Hours[] {
  const groups: SiteFact[][] = [];
  for (const fact of facts) {
    const group = groups.find(([first]) => first && isTogether(first, fact));
    if (group) group.push(fact);
    else groups.push([fact]);
  }
  return groups.map((lines) => ({ lines, weight: weigh(lines) }));
}

function weigh(lines: readonly SiteFact[]): number {
  const [first] = lines;
  if (!first) return 0;
  const { label = '', heading, entry, quote } = first;
  const patterns = contactPatterns(entry.language) ?? contactPatterns('en');
  const isPart = label !== '' && !LABELS.hours.test(foldForPatterns(label));
  const names = foldForPatterns(`${label} ${heading} ${entry.title}`);
  const isNamed = LABELS.hours.test(names);
  const days = new Set(lines.flatMap(({ value }) => (patterns ? [...daysIn(value, patterns)] : [])));
  const saysOpen =
    patterns !== undefined && lines.some(({ value }) => foldForPatterns(value).search(patterns.open) >= 0);
  return (
    Math.max(...lines.map(({ weight }) => weight)) +
    (isPart ? -4 : 0) +
    (isNamed ? 3 : 0) +
    (days.size >= 5 ? 2 : 0) +
    (saysOpen ? 1 : 0) +
    (quote === '' ? 2 : 0)
  );
}

/** Of the day that is asked about, where a line of its own says it; the whole otherwise. */
function linesFor(question: FactQuestion, lines: readonly SiteFact[], confidence: number): ChosenFacts {
  const ordered = [...lines].sort((a, b) => a.group - b.group);
  const whole = { facts: ordered.slice(0, MAX_LINES), confidence };
  if (question.asksHoliday) {
    const exceptions = ordered.filter(({ value, entry }) => {
      const patterns = contactPatterns(entry.language) ?? contactPatterns('en');
      return patterns !== undefined && foldForPatterns(value).search(patterns.holiday) >= 0;
    });
    return exceptions.length > 0
      ? { facts: exceptions, confidence }
      : { ...whole, confidence: CONFIDENCE.otherDay };
  }
  if (question.days.size === 0) return whole;
  const daysOf = ({ value, entry }: SiteFact): Set<number> => {
    const patterns = contactPatterns(entry.language) ?? contactPatterns('en');
    return patterns ? daysIn(value, patterns) : new Set();
  };
  const asked = ordered.filter((fact) => [...daysOf(fact)].some((day) => question.days.has(day)));
  if (asked.length === 0) return { ...whole, confidence: CONFIDENCE.otherDay };
  return { facts: asked, confidence };
}
