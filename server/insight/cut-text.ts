/** The beginning of a text. */

/** Of at most so many characters, and not half of one. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const isInside = /[\uD800-\uDBFF]$/.test(text.slice(0, most));
  return text.slice(0, most - Number(isInside));
}
