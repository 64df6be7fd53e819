/** Chooses the hours that answer a question: those of the business or of a part of it, of the day that is asked about. */
import { contactPatternsOrDefault, foldForPatterns } from '../../languages/contact-patterns.js';
import { phoneNumbersIn } from '../../search/facts/phone-numbers.js';
import {
  isFeast,
  seasonsIn,
  sharesDay,
  yearPeriodsIn,
  type YearPeriod,
} from '../../languages/year-periods.js';
import { chooseOfBound } from './choose-time-bound.js';
import type { ChosenFacts } from './chosen-facts.js';
import type { FactQuestion } from './fact-question.js';
import {
  daysOf,
  isClosure,
  isException,
  isOfSeason,
  isTogether,
  namesDates,
  namesHoliday,
  namesWeekday,
  opensWithDate,
  saysClosed,
  tellsOpening,
} from './hours-lines.js';
import { withoutNews, type SiteFact } from './site-facts.js';
import { createSubjectMatch } from './subject-match.js';
import { collectHours, withOthersMeant } from './weigh-hours.js';

/** All days of two seasons. */
const MAX_LINES = 14;
/** A line of so few words is no sentence. */
const MAX_LINE_WORDS = 10;
/** Lighter ones are the hours of something in the house, not of the house. */
const OWN_FROM = 3;
/** From here on they tell what the business's own hours leave out: the day on which it is closed. */
const NEARLY_OWN = 2;
/** Days. */
const SHORT_PERIOD = 8;
/** Days of the week. */
const PART_OF_WEEK = 3;
const MOST_OF_WEEK = 6;
const ENOUGH = { plain: 0.5, word: 1 };
const CONFIDENCE = { day: 0.92, week: 0.92, part: 0.85, partly: 0.75, otherDay: 0.45 };

export function chooseHours(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const all = facts.filter(({ kind }) => kind === 'hours');
  const ofPeriod = chooseOfPeriod(question, all);
  if (ofPeriod) return ofPeriod;
  const ofBound = chooseOfBound(question, all);
  if (ofBound) return ofBound;
  const ofHouse = (): ChosenFacts | undefined => {
    const own = all.filter(isOfHouse);
    const inOrder = collectHours(own.filter(tellsOpening).filter(saysHours), facts, question);
    const groups = [...inOrder].sort((a, b) => b.weight - a.weight);
    const called = collectHours(own, facts, question).find((group) => group.isCalled);
    const best = called ?? groups[0];
    if (!best || (!called && best.weight < OWN_FROM)) return undefined;
    // Who does not say which house, or which part of it, means all of them.
    const houses = called ? [called] : withOthersMeant(best, inOrder, facts, question);
    const ofDay = (called ? [called] : groups).find(
      ({ lines, weight }) => weight >= NEARLY_OWN && hasLineFor(question, lines),
    );
    // Of a month or a season the pages say nothing of their own.
    const confidence = question.periods.length > 0 ? CONFIDENCE.otherDay : CONFIDENCE.week;
    const lines = houses.length > 1 ? houses.flatMap((house) => house.lines) : (ofDay ?? best).lines;
    return linesFor(question, lines, confidence);
  };
  if (question.subject.length > 0) {
    const ofPart = chooseOfPart(question, all);
    // Hours of lunch on Sunday say nothing of Saturday, which those of the house may.
    const isOtherDay =
      ofPart !== undefined && !hasLineFor(question, ofPart.facts) && !tellsWeek(ofPart.facts);
    const own = isOtherDay ? ofHouse() : undefined;
    return own && hasLineFor(question, own.facts) ? { ...own, confidence: CONFIDENCE.otherDay } : ofPart;
  }
  const isOfHoliday = question.holidays.length > 0 || question.periods.some(isFeast);
  return isOfHoliday ? chooseOfHoliday(question, all) : ofHouse();
}

/** Lines of the days, the month or the season that is asked about, and when it is closed then; of news, where no others are. */
function chooseOfPeriod(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  if (question.periods.length === 0) return undefined;
  return linesOfPeriod(question, withoutNews(facts)) ?? linesOfPeriod(question, facts);
}

function linesOfPeriod(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const { periods, subject, language } = question;
  const match = createSubjectMatch(subject, language);
  const lines = facts.filter(
    (fact) =>
      (isOfSeason(fact) ||
        namesDates(fact.heading, fact) ||
        saysClosed(fact) ||
        namesHoliday(fact) ||
        opensWithDate(fact) ||
        holdsForWeeksOn(question, fact)) &&
      namesPeriod(periods, fact) &&
      (subject.length === 0 || match(fact, fact.entry.title).share >= ENOUGH.plain),
  );
  // A few days may be no days like others.
  const isShort = periods.every(({ from, to }) => from <= to && to - from < SHORT_PERIOD);
  const exceptions = isShort ? lines.filter(isException) : [];
  // `25 December: 9 am – noon` says more of that day than `every day but Christmas`, and the summer of all of May.
  const exact = lines.filter((fact) => namesPeriod(periods, fact, isShort ? isSamePeriod : holdsPeriod));
  const called = lines.filter((fact) => isCalledSo(question, fact));
  const pools = [ofSeason(question, facts), called, exact, exceptions, lines];
  const pool = pools.find(({ length }) => length > 0) ?? [];
  const [heaviest] = collectHours(pool, facts, question).sort((a, b) => b.weight - a.weight);
  const best = subject.length === 0 ? heaviest?.lines[0] : pool[0];
  if (!best) return undefined;
  const together = pool.filter(({ page, heading }) => page === best.page && heading === best.heading);
  return linesFor(question, together, CONFIDENCE.part);
}

/** `Easter Saturday`, beside which a line of Easter Monday tells nothing. */
const isCalledSo = ({ holidays }: FactQuestion, { value }: SiteFact): boolean =>
  holidays.some((name) => name.includes(' ') && foldForPatterns(value).includes(name));

/** `In July and August we stay until 7.30pm on Thursdays`, of the day that is asked about. */
const holdsForWeeksOn = ({ days }: FactQuestion, fact: SiteFact): boolean =>
  [...daysOf(fact)].some((day) => days.has(day)) &&
  yearPeriodsIn(fact.value, fact.entry.language).some(({ from, to }) => Math.abs(to - from) >= SHORT_PERIOD);

/** Lines below or behind the name of the season that is asked about, whichever months the site says it has. */
function ofSeason({ words, subject, language }: FactQuestion, facts: readonly SiteFact[]): SiteFact[] {
  const seasons = subject.length > 0 ? [] : seasonsIn(words.join(' '), language);
  const isOf = ({ label = '', heading, entry }: SiteFact): boolean =>
    seasonsIn(`${label} ${heading}`, entry.language).some((season) => seasons.includes(season));
  return seasons.length === 0 ? [] : facts.filter(isOf);
}

const holdsPeriod = (asked: YearPeriod, told: YearPeriod): boolean =>
  sharesDay(asked, told) && (told.to < told.from || (told.from <= asked.from && asked.to <= told.to));

const isSamePeriod = (a: YearPeriod, b: YearPeriod): boolean => a.from === b.from && a.to === b.to;

/** Under `Summer season (15 May – 15 September)` stand lines of that time. */
function namesPeriod(asked: FactQuestion['periods'], fact: SiteFact, isMeant = sharesDay): boolean {
  const { label = '', value, heading, entry } = fact;
  const own = [label, value].filter((text) => namesDates(text, fact));
  // `Good Friday` is none of them, whatever stands below `Bank holidays and Christmas`.
  if (own.length === 0 && namesHoliday(fact) && !namesWeekday(fact)) return false;
  return (own.length > 0 ? own : [heading])
    .flatMap((text) => yearPeriodsIn(text, entry.language))
    .some((period) => asked.some((some) => isMeant(some, period)));
}

/** Lines that name the holiday, or else holidays, or else days by their date; nothing where the pages do not say. */
function chooseOfHoliday(
  { holidays, periods }: FactQuestion,
  facts: readonly SiteFact[],
): ChosenFacts | undefined {
  // Hours of New Year say nothing of Christmas.
  const exceptions = facts.filter(
    (fact) => namesHoliday(fact) && (periods.length === 0 || !namesDates(fact.value, fact)),
  );
  const named = exceptions.filter(({ value }) =>
    holidays.some((name) => foldForPatterns(value).includes(name.replace(/s$/, ''))),
  );
  // Days that are named by their date may be what is asked about, where nobody knows its own.
  const closures = periods.length === 0 ? facts.filter(isClosure) : [];
  // `Monday to Friday, outside school holidays` is the rule.
  const others = exceptions.filter((fact) => !namesWeekday(fact));
  const [best] = [...named, ...others, ...closures];
  if (!best) return undefined;
  const lines = (named.length > 0 ? named : others).filter(({ page }) => page === best.page);
  const beside = closures.filter((fact) => named.length === 0 && isTogether(fact, best));
  return {
    facts: [...lines, ...beside].slice(0, MAX_LINES),
    confidence: named.length > 0 ? CONFIDENCE.part : CONFIDENCE.otherDay,
  };
}

/** What the site says of its hours on the holiday or the date that is asked about; undefined where it says nothing of it. */
export function chooseOfDate(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const all = facts.filter(({ kind }) => kind === 'hours');
  return chooseOfPeriod(question, all) ?? chooseOfHoliday(question, all);
}

function chooseOfPart(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const match = createSubjectMatch(question.subject, question.language);
  // What holds in August says nothing of Sundays.
  const isTimely = (fact: SiteFact): boolean =>
    question.days.size === 0 || question.periods.length > 0 || !namesDates(fact.value, fact);
  const ranked = facts
    .filter(isTimely)
    .map((fact) => ({ fact, ...match(fact, '') }))
    .filter(({ share }) => share >= (asksForIt(question) ? ENOUGH.plain : ENOUGH.word))
    // `Closed, the horses' day off` tells when the house is open, not when ponies are ridden.
    .filter(({ isSaid }) => question.asksOpening || isSaid)
    .sort(
      (a, b) =>
        b.share - a.share ||
        Number(b.isLabelled) - Number(a.isLabelled) ||
        // When it begins is less than from when until when it is open.
        Number(HOLDS_RANGE.test(b.fact.value)) - Number(HOLDS_RANGE.test(a.fact.value)),
    );
  const [best] = ranked;
  if (!best) return undefined;
  const lines = ranked
    .filter(
      ({ fact, share, isLabelled }) =>
        isTogether(fact, best.fact) && share === best.share && isLabelled === best.isLabelled,
    )
    .map(({ fact }) => fact);
  return linesFor(question, lines, best.share < 1 ? CONFIDENCE.partly : CONFIDENCE.part);
}

/** Whether its form asks for hours. */
const asksForIt = ({ isPlain, opensWithName }: FactQuestion): boolean => isPlain || opensWithName;

/** Of the day that is asked about, where a line of its own says it; the whole otherwise. */
function linesFor(question: FactQuestion, lines: readonly SiteFact[], confidence: number): ChosenFacts {
  const inPageOrder = [...lines].sort((a, b) => a.group - b.group);
  const labels = [...new Set(inPageOrder.map(({ label }) => label))];
  const ordered = labels.flatMap((each) => inPageOrder.filter(({ label }) => label === each));
  const whole = { facts: ordered.slice(0, MAX_LINES), confidence };
  if (question.days.size === 0) return whole;
  const ofDay = ordered.filter((fact) => [...daysOf(fact)].some((day) => question.days.has(day)));
  const usual = ofDay.filter((fact) => !isException(fact));
  const asked = usual.length > 0 ? usual : ofDay;
  if (asked.length === 0) return { ...whole, confidence: CONFIDENCE.otherDay };
  // What holds at New Year says little of other Sundays.
  const isOfFeast = usual.length === 0 || usual.every(namesHoliday);
  const isOther = isOfFeast && question.holidays.length === 0 && question.periods.length === 0;
  return { facts: asked, confidence: isOther ? CONFIDENCE.otherDay : confidence };
}

/** Whether lines name so many days that the part is closed on the others. */
const tellsWeek = (lines: readonly SiteFact[]): boolean =>
  new Set(lines.flatMap((line) => [...daysOf(line)])).size >= PART_OF_WEEK;

function hasLineFor({ days }: FactQuestion, lines: readonly SiteFact[]): boolean {
  return days.size === 0 || lines.some((line) => [...daysOf(line)].some((day) => days.has(day)));
}

/** A number, a dash somewhere behind it, and another number. */
const HOLDS_RANGE = /^\P{N}*\p{N}[^-–—~〜～]*[-–—~〜～].*\p{N}/u;

/**
 * A line of days and times, or a sentence that says "open" or "closed" or tells of most of the week, or one on a day
 * beside such: not any sentence with a day in it.
 */
function saysHours(fact: SiteFact): boolean {
  const { value, entry } = fact;
  const isRemark = daysOf(fact).size > 0 && !/\p{N}/u.test(value);
  if (isRemark || daysOf(fact).size >= MOST_OF_WEEK) return true;
  const patterns = contactPatternsOrDefault(entry.language);
  const folded = foldForPatterns(value);
  const isTold = folded.search(patterns.open) >= 0 || folded.search(patterns.closed) >= 0;
  return isTold || HOLDS_RANGE.test(value) || value.split(/\s+/).length <= MAX_LINE_WORDS;
}

/** Whether a line tells when calls are answered: `open for calls from 8am`. */
export function isOfCalls({ value, entry }: SiteFact): boolean {
  const { answersCalls } = contactPatternsOrDefault(entry.language);
  return answersCalls !== undefined && foldForPatterns(value).search(answersCalls) >= 0;
}

/** Not the hours of a telephone: `24/7 emergency line: (520) 555-0191`. */
const isOfHouse = (fact: SiteFact): boolean =>
  !isOfCalls(fact) && phoneNumbersIn(fact.value, false).length === 0;
