/** The part of a text in which something was found. */
import { foldText } from '../store/port/text-match.js';

const CHARACTERS_BEFORE = 60;
const CHARACTERS = 200;

/** The words around the first of those that were looked for. */
export function excerptOf(text: string, words: readonly string[]): string {
  const found = places(text, words);
  const at = Math.min(...found, text.length);
  const from = at <= CHARACTERS_BEFORE ? 0 : wordStart(text, at - CHARACTERS_BEFORE, at);
  const to = text.length - from <= CHARACTERS ? text.length : wordEnd(text, from + CHARACTERS);
  const middle = text.slice(from, to).replace(/\s+/gu, ' ').trim();
  return `${from > 0 ? '… ' : ''}${middle}${to < text.length ? ' …' : ''}`;
}

/** Where the words stand. Folding may change lengths, so it is done character by character. */
function places(text: string, words: readonly string[]): number[] {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const part of foldText(character)) {
      folded += part;
      for (let unit = 0; unit < part.length; unit++) origins.push(at);
    }
    at += character.length;
  }
  return words.flatMap((word) => {
    const place = folded.indexOf(foldText(word));
    return place === -1 ? [] : (origins[place] ?? []);
  });
}

function wordStart(text: string, from: number, least: number): number {
  const gap = text.slice(from, least).search(/\s/u);
  return gap === -1 ? from : from + gap + 1;
}

function wordEnd(text: string, to: number): number {
  const gap = text.slice(0, to).search(/\s\S*$/u);
  return gap <= 0 ? to : gap;
}
