/** Decodes text whose character set may be told by itself, as browsers do. */

/** Where a document says its character set it does so within these bytes. */
const HEAD_BYTES = 1024;
const META = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]+)/i;
/** Byte order marks, read byte by byte. */
const MARKS = [
  ['\u00ef\u00bb\u00bf', 'utf-8'],
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
] as const;
/** What old pages of Western Europe and America are in that do not say so. */
const UNTOLD = 'windows-1252';
/** Its signs from 0x80 on: Node 20 decodes it as ISO 8859-1, which has none there. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * By its byte order mark, by what came with it, by its `<meta>`, or else as UTF-8; where that cannot be, as Western
 * European.
 *
 * @param told the character set that came with it
 * @returns undefined where it is in an unknown character set, or no text
 */
export function decodeText(bytes: Uint8Array, told?: string): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const label = markOf(head) ?? known(told) ?? metaOf(head);
  try {
    return decodeAs(label ?? 'utf-8', bytes, label === undefined);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    return bytes.includes(0) ? undefined : decodeAs(UNTOLD, bytes, false);
  }
}

const markOf = (head: string): string | undefined => MARKS.find(([mark]) => head.startsWith(mark))?.[1];

/** One that is in none of the character sets that there are, such as `utf8mb4`, tells nothing. */
function known(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** Where it can be read letter by letter, a text is not in UTF-16, whatever it says. */
function metaOf(head: string): string | undefined {
  const label = META.exec(head)?.[1];
  return known(label)?.startsWith('utf-16') ? 'utf-8' : label;
}

function decodeAs(label: string, bytes: Uint8Array, fatal: boolean): string {
  const decoder = new TextDecoder(label, { fatal });
  const text = decoder.decode(bytes);
  if (decoder.encoding !== UNTOLD) return text;
  return text.replace(/[\u0080-\u009f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** UTF-8 and nothing else; undefined where it is something else. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
