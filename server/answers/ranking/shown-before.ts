/** Tells the passages that the reply before was made of. */
import type { Unit } from '../../search/passages/passage.js';

/** Marks of citations, and what emphasises a word. */
const MARKUP = / ?\[\d+\]|[*_`\\]/g;
/** A shorter text stands in many answers by luck. */
const MIN_LENGTH = 12;

const plain = (text: string): string => text.replace(MARKUP, '').replace(/\s+/g, ' ').trim();

/** A reader of what an answer shows: whether one of some units stands in it; of a row all its cells do. */
export function createShownReader(answer: string | undefined): (units: readonly Unit[]) => boolean {
  if (answer === undefined) return () => false;
  const shown = plain(answer);
  const holds = ({ kind, text, cells }: Unit): boolean => {
    const parts = (kind === 'row' ? (cells ?? []) : [text]).map(plain).filter((part) => part !== '');
    return parts.join(' ').length >= MIN_LENGTH && parts.every((part) => shown.includes(part));
  };
  return (units) => units.some(holds);
}
