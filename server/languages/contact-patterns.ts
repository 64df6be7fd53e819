/** The words of contact facts, ready to be looked for: in questions, and in the labels of pages. */
import {
  CONTACT_TOPICS,
  TIME_BOUNDS,
  type ContactTopic,
  type ContactWords,
  type TimeBound,
} from './definition/contact-words.js';
import { foldDiacritics } from './definition/diacritic-folding.js';
import { onceForEach } from '../runtime/once-for-each.js';
import { DEFAULT_LANGUAGE, findSpokenLanguage, SPOKEN_LANGUAGES } from './language-table.js';
import { namesAmount } from './question-kind.js';
import type { SpokenLanguage } from './definition/language.js';

export interface ContactPatterns {
  language: string;
  words: ContactWords;
  isUnspaced: boolean;
  names: Readonly<Record<ContactTopic, RegExp>>;
  asks: Readonly<Partial<Record<ContactTopic, RegExp>>>;
  /** At the beginning of a question. */
  openings: RegExp;
  beside: RegExp;
  /** What asks for a time. */
  times: RegExp;
  notOurs: RegExp;
  /** Monday to Sunday. */
  days: readonly RegExp[];
  weekdays: RegExp;
  weekend: RegExp;
  daily: RegExp;
  range: RegExp;
  open: RegExp;
  closed: RegExp;
  holiday: RegExp;
  /** A part of the year, by whatever name but that of a month or a feast. */
  season: RegExp;
  bounds: Readonly<Record<TimeBound, RegExp>>;
  /** Undefined where the language has no such word. */
  from: RegExp | undefined;
  /** The same. */
  answersCalls: RegExp | undefined;
  beforeClosing: RegExp;
  socialMedia: RegExp;
  ofProfiles: RegExp;
  now: RegExp;
  emergency: RegExp;
}

/** A text as the patterns read it: lower case, without accents, with plain apostrophes. */
export function foldForPatterns(text: string): string {
  return foldDiacritics(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[’‘`´]/g, "'"),
  );
}

/** The times to come and to go by that a folded text tells of or asks for. */
export const timeBoundsIn = (text: string, { bounds }: ContactPatterns): TimeBound[] =>
  TIME_BOUNDS.filter((bound) => text.search(bounds[bound]) >= 0);

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';

function compile({ code, isUnspaced, contact }: SpokenLanguage): ContactPatterns {
  const bounded = (alternatives: string): RegExp => {
    const folded = foldDiacritics(alternatives);
    return new RegExp(isUnspaced ? `(?:${folded})` : `${START}(?:${folded})${END}`, 'gu');
  };
  const entries = (texts: Readonly<Partial<Record<ContactTopic, string>>>) =>
    Object.fromEntries(
      CONTACT_TOPICS.flatMap((topic) => {
        const text = texts[topic];
        return text === undefined || text === '' ? [] : [[topic, bounded(text)]];
      }),
    );
  const openings = foldDiacritics(contact.openings);
  const notOurs = foldDiacritics(contact.notOurs);
  return {
    language: code,
    words: contact,
    isUnspaced,
    names: entries(contact.names) as Record<ContactTopic, RegExp>,
    asks: entries(contact.asks),
    openings: new RegExp(`^(?:${openings})${isUnspaced ? '' : END}`, 'u'),
    beside: bounded(contact.beside),
    times: bounded(contact.times),
    notOurs: bounded(notOurs),
    days: contact.days.map(bounded),
    weekdays: bounded(contact.weekdays),
    weekend: bounded(contact.weekend),
    daily: bounded(contact.daily),
    range: bounded(contact.range),
    open: bounded(contact.open),
    closed: bounded(contact.closed),
    holiday: bounded(contact.holiday),
    season: bounded(
      [contact.season, ...SEASONS.map((part) => contact.yearParts[part])]
        .filter((text) => text !== '')
        .join('|'),
    ),
    bounds: {
      coming: bounded(contact.bounds.coming),
      going: bounded(contact.bounds.going),
      last: bounded(contact.bounds.last),
    },
    from: contact.from === '' ? undefined : bounded(contact.from),
    answersCalls: contact.answersCalls === '' ? undefined : bounded(contact.answersCalls),
    beforeClosing: bounded(contact.beforeClosing),
    socialMedia: bounded(contact.socialMedia),
    ofProfiles: bounded(contact.ofProfiles),
    now: bounded(contact.now),
    emergency: bounded(contact.emergency),
  };
}

const patternsOf = onceForEach(compile);

/** Of a language such as `de`; undefined for one that the chat does not speak. */
export function contactPatterns(code: string): ContactPatterns | undefined {
  const language = findSpokenLanguage(code);
  return language && patternsOf(language);
}

/** Of a language such as `de`, or else of the default language: a page may be in any. */
export const contactPatternsOrDefault = (code: string): ContactPatterns =>
  patternsOf(findSpokenLanguage(code) ?? DEFAULT_LANGUAGE);

/** What the labels of facts hold, in any language; for folded text. */
function anyLabel(...topics: ContactTopic[]): RegExp {
  const of = (isUnspaced: boolean): string =>
    SPOKEN_LANGUAGES.filter((language) => language.isUnspaced === isUnspaced)
      .flatMap(({ contact }) =>
        topics.flatMap((topic) => [contact.names[topic], contact.labels[topic] ?? '']),
      )
      .filter((text) => text !== '')
      .map(foldDiacritics)
      .join('|');
  return new RegExp(`${START}(?:${of(false)})${END}|(?:${of(true) || '(?!)'})`, 'u');
}

const ofAll = (pick: (words: ContactWords) => string): string =>
  SPOKEN_LANGUAGES.map(({ contact }) => pick(contact))
    .filter((text) => text !== '')
    .map(foldDiacritics)
    .join('|');

/** Whether a label or a heading announces facts of a kind; the text is folded. */
export const LABELS = {
  phone: anyLabel('phone'),
  fax: anyLabel('fax'),
  email: anyLabel('email'),
  parking: anyLabel('parking'),
  address: anyLabel('address'),
  hours: anyLabel('hours'),
  person: anyLabel('person'),
  contact: anyLabel('contact'),
  /** A number or mailbox for something particular. */
  aside: new RegExp(`${START}(?:${ofAll(({ aside }) => aside)})`, 'u'),
  closed: new RegExp(`${START}(?:${ofAll(({ closed }) => closed)})`, 'u'),
};

/** A folded label or heading without the first word for hours: nothing is left of `Times`. */
export const withoutHoursWord = (text: string): string => text.replace(LABELS.hours, ' ').trim();

/** What says where cars are left, and not only that there is a place for them; for folded text. */
export const PARKS = new RegExp(`${START}(?:${ofAll(({ labels }) => labels.parking ?? '')})`, 'u');

/** Whether a label or a heading announces hours; `two hours for € 20` sells some. The text is folded. */
export function announcesHours(text: string): boolean {
  const found = LABELS.hours.exec(text);
  return found !== null && !namesAmount(/\S+\s*$/u.exec(text.slice(0, found.index))?.[0] ?? '');
}

/** What follows the name of who owns or runs a business, in any language; for folded text. */
export const LEADS = new RegExp(`^\\s(?:${ofAll(({ leads }) => leads)})${END}`, 'u');

/** A street with its number, in any language; for text as it stands. */
export const STREET = new RegExp(
  SPOKEN_LANGUAGES.filter(({ contact }) => contact.streets !== '')
    // The end of a word, as in "journal.", is no street.
    .map(({ contact, isUnspaced }) => `${isUnspaced ? '' : '(?<![\\p{L}\\p{M}])'}(?:${contact.streets})`)
    .join('|'),
  'u',
);
