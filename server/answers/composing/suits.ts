/** Tells what is for people of the age, or for as long, as a question says. */
import { ageIn, isForAge } from '../../languages/ages.js';
import { minutesIn } from '../../languages/lengths-of-time.js';

/** Whether a name, such as that of a row, is for whom and how long a question says; false where it says neither. */
export type Suits = (name: string) => boolean;

/** @param language of the question and the names, such as `de` */
export function suitsFor(question: string, language: string): Suits {
  const age = ageIn(question);
  const minutes = minutesIn(question, language);
  return (name) =>
    (age !== undefined && isForAge(name, age)) ||
    (minutes.length > 0 && minutesIn(name, language).some((length) => minutes.includes(length)));
}
