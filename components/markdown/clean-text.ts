/** Text from elsewhere (replies, pages, settings), made safe to read: what is seen is what is there. */

/** Longest text that is drawn; a reply is far shorter, so more than this is an accident or an attack. */
const MAX_LENGTH = 20_000;

/**
 * Characters that show nothing but change what others look like: controls other than tab and newline, soft
 * hyphen, bidirectional overrides and marks, zero-width and filler characters, Unicode tag characters.
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- they are what is hidden
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** The two joiners are kept where they have work to do: between letters (Persian, Hindi) and in emoji. */
const JOINER =
  /(\p{L}|\p{M}|\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})([\u200c\u200d])(?=\p{L}|\p{Extended_Pictographic})/gu;
const NON_LATIN = /[^\p{Script=Latin}]/u;

/** More combining marks in a row than any script needs: they would bury the lines around them. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;

/** Western letters and punctuation, among which there is nothing to look for: most texts are made of no others. */
const PLAIN = /^[\t\n -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205f]*$/;

/** Private-use stand-ins for U+200C and U+200D while the rest is stripped. */
const KEPT = ['\ue0f0', '\ue0f1'] as const;

/** Returns `text` without hidden characters, cut to 20,000 characters, with `\n` as its only line end. */
export function cleanText(text: string): string {
  const cut = text.slice(0, MAX_LENGTH);
  // The expressions below take browsers milliseconds to make, which a window on its way open can do without.
  if (PLAIN.test(cut)) return cut;
  return cut
    .replace(JOINER, (match, before: string, joiner: string) =>
      NON_LATIN.test(before) ? before + KEPT[joiner === '\u200c' ? 0 : 1] : match,
    )
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .replaceAll(KEPT[0], '\u200c')
    .replaceAll(KEPT[1], '\u200d')
    .replace(PILED_MARKS, '$1');
}
