/** How people ask for the contact facts and the hours of a business, and how its pages label them. */

/** What can be asked for; `contact` is any way to reach the business. */
export const CONTACT_TOPICS = [
  'phone',
  'fax',
  'email',
  'parking',
  'address',
  'hours',
  'person',
  'contact',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Days and parts of the year that have a name and nearly a date. */
export type YearPart =
  | 'christmasEve'
  | 'christmasDay'
  | 'boxingDay'
  | 'christmas'
  | 'newYearsEve'
  | 'newYear'
  | 'easter'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'winter';

/** From when one may come, until when one must go, and the last chance of something. */
export const TIME_BOUNDS = ['coming', 'going', 'last'] as const;
export type TimeBound = (typeof TIME_BOUNDS)[number];

/** All texts are alternatives of a regular expression in lower case, without accents where people leave them out. */
export interface ContactWords {
  /** What a fact is called, in questions and as a label on pages: `phone number`. */
  names: Readonly<Record<ContactTopic, string>>;
  /** What else pages write before or above a fact: `Find us`. */
  labels: Readonly<Partial<Record<ContactTopic, string>>>;
  /** What asks for a fact by itself, whatever else the question says: `can i call you`. */
  asks: Readonly<Partial<Record<ContactTopic, string>>>;
  /** What asks for a time, of anything: `when`. */
  times: string;
  /** How such a question begins, before the name of the fact: `what is`. */
  openings: string;
  /** Words beside the name that change nothing: `your`, `please`. */
  beside: string;
  /** What makes the fact somebody else's: `my phone`. */
  notOurs: string;
  /** Labels of numbers and mailboxes for something particular, which answer no general question. */
  aside: string;
  /** In a question and in labels: what cannot wait until the doors open. */
  emergency: string;
  /** What follows the name of who owns or runs the business, in its past and its present: `founded`; '' where none is known. */
  leads: string;
  /** Words that streets are named by, as regular expressions of a whole street with its number. */
  streets: string;
  /** Monday to Sunday, with what they are shortened to. */
  days: readonly [string, string, string, string, string, string, string];
  weekdays: string;
  weekend: string;
  daily: string;
  /** Between the ends of a range of days or times: `to`. */
  range: string;
  open: string;
  closed: string;
  holiday: string;
  /** Names a part of the year beside its months and seasons: `term time`, `low season`. */
  season: string;
  /** '' where nobody who speaks the language keeps it by a name of its own. */
  yearParts: Readonly<Record<YearPart, string>>;
  /** Before two days that `and` makes a range of; '' where it stands elsewhere. */
  between: string;
  /** What tells of such a time, in questions and on pages: `check-in`. */
  bounds: Readonly<Record<TimeBound, string>>;
  /** Before a range of times: `from`; '' where nothing tells it from other ranges. */
  from: string;
  /** What tells that hours are those of the telephone: `open for calls`; '' where no word is known. */
  answersCalls: string;
  /** What makes a length of time an hour of the day: `minutes before we close`. */
  beforeClosing: string;
  /** Times that ask for the hours as they are: `today`. */
  now: string;
  /** The topics as a heading of the fact in a reply. */
  headings: Readonly<Record<ContactTopic, string>>;
  /** Social networks together: `social media`. */
  socialMedia: string;
  /** What is said of a profile on one of them beside its name: `page`, `follow`. */
  ofProfiles: string;
  /** Said when the pages lack what was asked, before what they have; `{topic}` is its heading. */
  lacking: string;
}
