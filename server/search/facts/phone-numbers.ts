/** Finds phone numbers of all countries in a line of text, and tells them from other numbers. */
import { foldForPatterns, LABELS } from '../../languages/contact-patterns.js';

export interface FoundText {
  /** Word for word. */
  text: string;
  start: number;
  end: number;
}

const CANDIDATE =
  /(?<![\p{L}\p{N}_@#.,:/=-])(?:\+|＋|00)?[\s]?\(?\d[\d\s()./\-–‑]{3,24}\d(?![\p{L}\p{N}_@%])/gu;
const DATE =
  /^(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:\d{2}|\d{4})|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d\s?[-–/]\s?(?:(?:19|20)\d\d|\d\d))$/;
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const DECIMAL = /^\d{1,3}(?:[ .]\d{3})*(?:\.\d{1,2})?$|^\d+\.\d+$/;
/** What stands before a number that is no telephone's. */
const OTHER_NUMBER =
  /(?:iban|bic|swift|vat|uid|ust|tva|iva|nif|cif|siret|siren|rcs|kvk|btw|commerce|koophandel|handelskammer|nip|regon|krs|abn|acn|ein|gst|hrb|hra|fn|isbn|issn|ean|sku|ref|order|invoice|account|konto|bank|article|serial|registration|register|company (?:no|number)|licen[cs]e|version|id|no\.? of|model|lat|lng|long|€|\$|£|¥|₹|eur|usd|gbp|chf)[\s.:#№-]*(?:no|nr|number|num|id|idnr)?[\s.:#№-]*$|(?<!\p{L})(?:vat|uid|ust|tva|iva|btw)[\s.:-]+[a-z]{2}\s*$/u;
const AFTER_MONEY = /^\s*(?:€|\$|£|¥|₹|%|eur|usd|gbp|chf|euro|dollars?|kr|zł|tl|kg|km|m²|mm|cm|ml)/iu;
/** `(970) 555-0163`, `555-0163-22`, `0171 234 5678`: nothing but a telephone number is written so. */
const NATIONAL =
  /^(?:\(\d{2,5}\)\s?\d{3,4}[\s.-]?\d{2,4}|\d{3}[-.]\d{3}[-.]\d{4}|0\d{1,4}[\s/.-]\(?\d[\d\s./()-]{4,14}\d|\(0\d{1,4}\)\s?[\d\s/-]{5,14})$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What makes two ways to write a number one: its last digits. */
export function phoneKey(text: string): string {
  return digitsOf(text.replace(/\(0\)/, '')).slice(-8);
}

/**
 * @param isAnnounced whether a label, a heading or a link says that the line holds a number to call
 */
export function phoneNumbersIn(text: string, isAnnounced: boolean): FoundText[] {
  const found: FoundText[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const written = trimmed(match[0]);
    const start = match.index + match[0].indexOf(written);
    const end = start + written.length;
    const before = foldForPatterns(text.slice(Math.max(0, start - 40), start));
    const announced =
      isAnnounced || LABELS.phone.test(lastWords(before)) || LABELS.fax.test(lastWords(before));
    if (
      isPhone(written, announced) &&
      !OTHER_NUMBER.test(before) &&
      !AFTER_MONEY.test(text.slice(end, end + 8))
    ) {
      found.push({ text: written, start, end });
    }
  }
  return found;
}

/** Without a bracket that is open or closed alone, and without signs at the end. */
function trimmed(candidate: string): string {
  let text = candidate.trim();
  const open = text.split('(').length;
  const closed = text.split(')').length;
  if (closed > open) text = text.replace(/\)(?!.*\))/, ' ').trim();
  if (open > closed) text = text.slice(0, text.lastIndexOf('(')).trim() || text.replace('(', '');
  return text;
}

const lastWords = (text: string): string => text.split(/[.!?;]\s/).at(-1) ?? text;

function isPhone(written: string, isAnnounced: boolean): boolean {
  const { length } = digitsOf(written);
  if (length > 15 || DATE.test(written) || IP_ADDRESS.test(written)) return false;
  if (written.startsWith('+')) return length >= 8;
  // `00112233` has no room for a country and a number.
  if (/^00[1-9]/.test(written)) return length >= 10;
  if (/^0000|^(\d)\1+$/.test(written)) return false;
  if (NATIONAL.test(written) && length >= 7) return true;
  return (
    isAnnounced && length >= 6 && !/^\d{1,3}[.]\d{2}$/.test(written) && !(DECIMAL.test(written) && length < 6)
  );
}
