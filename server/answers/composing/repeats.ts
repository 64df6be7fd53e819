/** Tells a reply that says once more what the reply before it said. */

/** Marks of citations are numbered anew in each reply. */
const MARK = / ?\[\d+\]/g;
const BLOCKS = /\n{2,}/;

const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(MARK, '').trim();

/** Whether an answer shows all that the answer before it quoted: nothing was left out of it. */
export function repeatsAllOf(answer: string, before: string | undefined): boolean {
  const said = plain(answer);
  const quoted = before?.split(BLOCKS).filter((block) => block.search(MARK) >= 0) ?? [];
  return quoted.length > 0 && quoted.every((block) => said.includes(plain(block)));
}

/** Whether all that an answer shows stood in the answer before it, whatever that showed besides. */
export function repeats(answer: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  const known = plain(before);
  return answer.split(BLOCKS).every((block) => known.includes(plain(block)));
}
