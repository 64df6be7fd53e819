/** Numbers in a text, in a form that can be compared: `1,000` is `1000`, `20 %` is also `%20`, `two` is `2`. */
import { spelledNumbers } from '../../languages/number-words.js';
import { plainForm } from './plain-form.js';

const NUMBER =
  /(?<![\p{L}\p{N}_.,])(?:([$€£¥₹₩₽%]) ?)?(\p{Nd}+(?:[.,'’\u00a0\u202f]\p{Nd}+)*)(?: ?([%‰°€£$¥₹₩₽]))?/gu;
const IS_GROUPED = /^\p{Nd}{1,3}(?:[.,'’\u00a0\u202f]\p{Nd}{3})+$/u;

/** One number with every form that it may be found under; the last is the strictest. */
export interface NumberFact {
  forms: readonly string[];
  /** The number with its sign of currency or per cent, where it has one. */
  signed?: string;
}

/** @param language primary subtag such as `en`, whose number words are read where they are known */
export function numbersIn(text: string, language: string): NumberFact[] {
  const plain = plainForm(text);
  const facts = Array.from(plain.matchAll(NUMBER), ([, before, digits = '', after]): NumberFact => {
    const forms = formsOf(digits);
    const sign = before ?? after;
    return sign === undefined ? { forms } : { forms, signed: sign + (forms[0] ?? '') };
  });
  const spelledOut = spelledNumbers(plain, language).map((digits) => ({ forms: [digits] }));
  return [...facts, ...spelledOut];
}

function formsOf(digits: string): string[] {
  const written = digits.replaceAll(',', '.');
  return IS_GROUPED.test(digits) ? [digits.replace(/\P{Nd}/gu, ''), written] : [written];
}

/** The forms of all numbers of a text, to look others up in. */
export function numberForms(text: string, language: string): Set<string> {
  return new Set(
    numbersIn(text, language).flatMap(({ forms, signed }) =>
      signed === undefined ? forms : [...forms, signed],
    ),
  );
}

/** Whether a number stands in a text, with its sign where it has one. */
export function hasNumber(known: ReadonlySet<string>, { forms, signed }: NumberFact): boolean {
  return signed === undefined ? forms.some((form) => known.has(form)) : known.has(signed);
}
