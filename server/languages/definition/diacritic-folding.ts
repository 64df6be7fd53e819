/** Letters as they are compared: accents and the like are left out, for not everybody types them. */

/**
 * Accents, the vowels of Arabic and Hebrew and the dot below Hindi letters; not the marks that make another letter,
 * such as the vowels of Hindi and the voiced sounds of Japanese.
 */
const OPTIONAL_MARK =
  /(?![\u3099\u309A])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\u093C]/gu;
/** Letters of their own that are typed as others where the keyboard lacks them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};
/** A word in lower case with plain letters. */
export function foldDiacritics(word: string): string {
  if (!/[^\0-\x7f]/.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(OPTIONAL_MARK, '')
    .normalize('NFC')
    .replace(/[ßıłøđæœ]/g, (letter) => TYPED_AS[letter] ?? letter);
}
