/** Writes the parts of a postal address in the order of its country. */
import { namesStates } from '../../languages/postcodes.js';

export interface AddressParts {
  street: string;
  box: string;
  town: string;
  region: string;
  code: string;
  /** By its code or its name. */
  country: string;
}

/** Whose postcodes stand behind the town, by all that pages call them. */
const TOWN_FIRST: Readonly<Record<string, string>> = {
  ...named('US', 'usa', 'united states', 'united states of america', 'u.s.', 'u.s.a.'),
  ...named('GB', 'uk', 'united kingdom', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'),
  ...named('IE', 'ireland', 'éire', 'republic of ireland'),
  ...named('CA', 'canada'),
  ...named('AU', 'australia'),
  ...named('NZ', 'new zealand'),
  ...named('ZA', 'south africa'),
  ...named('IN', 'india'),
  ...named('SG', 'singapore'),
};

function named(code: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries([code.toLowerCase(), ...names].map((name) => [name, code]));
}

/** Of the United Kingdom, Ireland and Canada, which look like no other: HR4 8TQ, D02 X285, M5V 2T6. */
const LETTERS_AND_NUMBERS =
  /^(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[\dW]\s?[A-Z\d]{4}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/i;
const AMERICAN_CODE = /^\d{5}(?:-\d{4})?$/;
const STATE = /^[A-Z]{2,3}$/;

/** @param valueOf a part by the name that schema.org has for it; empty where it is not given */
export const addressParts = (valueOf: (property: string) => string): AddressParts => ({
  street: valueOf('streetAddress'),
  box: valueOf('postOfficeBoxNumber'),
  town: valueOf('addressLocality'),
  region: valueOf('addressRegion'),
  code: valueOf('postalCode'),
  country: valueOf('addressCountry'),
});

/** @param language of the page */
export function formatPostalAddress(parts: AddressParts, language: string): string {
  const { street, box, town, code, country } = parts;
  const region = parts.region === town ? '' : parts.region;
  const isTownFirst = isBehindTown(parts, language);
  const lines = isTownFirst
    ? [street, box, joined(townWithRegion(town, region, country), code)]
    : [street, box, joined(code, town), region];
  // A country's code alone tells a reader little.
  if (country.length > 2) lines.push(country);
  return lines.filter((line) => line.trim() !== '').join(', ');
}

function isBehindTown({ country, code, region }: AddressParts, language: string): boolean {
  if (country !== '') return TOWN_FIRST[country.toLowerCase()] !== undefined;
  const isAmerican = AMERICAN_CODE.test(code) && /^[A-Z]{2}$/.test(region) && namesStates(language);
  return LETTERS_AND_NUMBERS.test(code) || isAmerican;
}

/** `Sydney NSW`, and `Alder Falls, CO` elsewhere. */
function townWithRegion(town: string, region: string, country: string): string {
  const isAustralian = TOWN_FIRST[country.toLowerCase()] === 'AU' && STATE.test(region);
  return [town, region].filter((part) => part !== '').join(isAustralian ? ' ' : ', ');
}

const joined = (one: string, other: string): string => [one, other].filter((part) => part !== '').join(' ');
