/** The form in which words and numbers of two texts are compared. */

const SEAM =
  /(?<=[\p{Script=Latin}\p{N}_])(?=(?!\p{Script=Latin})\p{L})|(?<=(?!\p{Script=Latin})\p{L})(?=[\p{Script=Latin}\p{N}_])/gu;

/**
 * Compatibility-normalised, with a space where scripts meet: Japanese writes none around a number, Korean and
 * others hang their endings on foreign names.
 */
export const plainForm = (text: string): string => text.normalize('NFKC').replace(SEAM, ' ');

export const foldSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim();
