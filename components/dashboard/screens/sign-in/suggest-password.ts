/** A password that can be read aloud and typed: five words that mean nothing in any language. */

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aeiu';
const WORDS = 5;
const SYLLABLES = 2;

/** Sixty random bits: each syllable is one of 64. */
export function suggestPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(WORDS * SYLLABLES));
  const syllables = Array.from(
    bytes,
    (byte) => CONSONANTS.charAt(byte & 15) + VOWELS.charAt((byte >> 4) & 3),
  );
  return Array.from({ length: WORDS }, (_, word) =>
    syllables.slice(word * SYLLABLES, (word + 1) * SYLLABLES).join(''),
  ).join(' ');
}
