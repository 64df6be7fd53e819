/** Tells sums of money and lengths of time; their names in every language are the platform's. */
import { byLanguage } from './by-language.js';
import { findSpokenLanguage, SPOKEN_LANGUAGES } from './language-table.js';

const CURRENCIES =
  'EUR USD GBP CHF JPY CNY KRW INR BRL MXN PLN TRY ILS SAR AED EGP CAD AUD SEK NOK DKK CZK HUF'.split(' ');

/** Symbols of two letters that are no other word behind a number. */
const SHORT_SYMBOLS = 'kr zł Kč'.split(' ');
const EVERYDAY_NAMES = 'bucks quid'.split(' ');

/** Words of sums such as `5 US dollars`, in all languages: few say whose dollars. */
function currencyNames(): string[] {
  const names = new Set<string>();
  for (const { code } of SPOKEN_LANGUAGES) {
    for (const currency of CURRENCIES) {
      for (const display of ['name', 'narrowSymbol'] as const) {
        const parts = new Intl.NumberFormat(code, {
          style: 'currency',
          currency,
          currencyDisplay: display,
          maximumFractionDigits: 0,
        });
        for (const count of [1, 5]) {
          for (const { type, value } of parts.formatToParts(count)) {
            if (type === 'currency') for (const word of value.toLowerCase().split(/\s/)) names.add(word);
          }
        }
      }
    }
  }
  return [...names]
    .filter((name) => /^(?:[\p{L}\p{M}]{3,}|\p{Script=Han}{1,2})$/u.test(name))
    .sort((a, b) => b.length - a.length);
}

let names: string | undefined;
/** Made when it is first needed: naming all currencies takes the processor 50 ms. */
const currencies = (): string =>
  (names ??= [...CURRENCIES, ...SHORT_SYMBOLS, ...EVERYDAY_NAMES, ...currencyNames()].join('|'));

let money: RegExp | undefined;
const moneyPattern = (): RegExp =>
  (money ??= new RegExp(
    String.raw`\p{Sc}\s?\p{N}|\p{N}[\p{N}.,]*\s?(?:\p{Sc}|(?:${currencies()})(?![\p{L}\p{M}]))|(?:${CURRENCIES.join('|')})\s?\p{N}|\p{N},-`,
    'iu',
  ));

/** Whether a text names a sum of money. */
export const namesMoney = (text: string): boolean => moneyPattern().test(text);

let sum: RegExp | undefined;
const sumPattern = (): RegExp =>
  (sum ??= new RegExp(
    String.raw`\p{Sc}\s?(\d+(?:[.,]\d+)?)|(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:\p{Sc}|(?:${currencies()})(?![\p{L}\p{M}]))`,
    'giu',
  ));

/** The sums of money that a text names, in whatever currency: 55 of `if I spend 55 bucks`. */
export const sumsIn = (text: string): number[] =>
  [...text.matchAll(sumPattern())].map(([, behind, before]) =>
    Number((behind ?? before ?? '').replace(',', '.')),
  );

/** Units of time, as the platform calls them. */
export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const TIME_UNITS: readonly TimeUnit[] = ['minute', 'hour', 'day', 'week', 'month', 'year'];

/**
 * What a unit of time is called, of one and of several, in full and short.
 * @param code of a language, such as `de`
 */
export function timeUnitNames(unit: TimeUnit, code: string): Set<string> {
  const names = new Set<string>();
  for (const unitDisplay of ['long', 'short'] as const) {
    const format = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay });
    for (const count of [1, 2, 5]) {
      for (const { type, value } of format.formatToParts(count)) {
        if (type === 'unit') names.add(value.replace(/\.$/, ''));
      }
    }
  }
  return names;
}

const durationUnits = byLanguage((code): RegExp => {
  const names = new Set(TIME_UNITS.flatMap((unit) => [...timeUnitNames(unit, code)]));
  const all = [...names].sort((a, b) => b.length - a.length).join('|');
  return findSpokenLanguage(code)?.isUnspaced
    ? new RegExp(all, 'iu')
    : new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${all})(?![\p{L}\p{M}])`, 'iu');
});

/**
 * Whether a text names a unit of time.
 * @param code of its language, such as `de`
 */
export const namesDuration = (text: string, code: string): boolean => durationUnits(code).test(text);
