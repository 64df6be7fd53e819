/** Finds e-mail addresses in a line of text. */
import type { FoundText } from './phone-numbers.js';

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}@])/gu;
/** `info (at) acme (dot) example`, as those write it who fear robots. */
const HIDDEN =
  /(?<![\p{L}\p{N}._-])[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}\s?[([{]\s?(?:at|ät|arroba)\s?[)\]}]\s?[\p{L}\p{N}-]{1,62}(?:\.[\p{L}\p{N}-]{1,62}|\s?[([{]\s?(?:dot|punkt|punto|point)\s?[)\]}]\s?[\p{L}\p{N}-]{1,62}){1,4}/giu;
/** Addresses that stand for any address. */
const PLACEHOLDER =
  /@(?:[\w-]+\.)*(?:example\.(?:com|org|net)|domain\.\w+|your-?(?:domain|company|site)[\w-]*\.\w+|email\.com|test\.com|company\.com|sentry\.io|2x\.png)$|^(?:user(?:name)?\d*|you|your[._-]?(?:name|email)|name|first(?:name)?[._-]?last(?:name)?|(?:john|jane)[._-]?(?:doe|smith)?|max[._-]mustermann|someone|somebody|me|foo|bar|test|alice|bob)@/iu;

export function emailAddressesIn(text: string): FoundText[] {
  if (!text.includes('@') && !/[([{]\s?(?:at|ät|arroba)\s?[)\]}]/i.test(text)) return [];
  return [...text.matchAll(EMAIL), ...text.matchAll(HIDDEN)]
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(({ text: address }) => !PLACEHOLDER.test(address));
}
