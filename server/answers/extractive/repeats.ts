/** Tells a reply that says once more what the reply before it said. */

/** Marks of citations are numbered anew in each reply. */
const MARK = / ?\[\d+\]/g;
const BLOCKS = /\n{2,}/;

const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(MARK, '').trim();

/** Whether all that an answer shows stood in the answer before it, whatever that showed besides. */
export function repeats(answer: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  const known = plain(before);
  return answer.split(BLOCKS).every((block) => known.includes(plain(block)));
}
