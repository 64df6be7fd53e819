/** Compares texts as a reader would. */

/** Markdown as a reader sees it, roughly, white space folded and in lower case: what a checker compares. */
export function readable(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/[*_`#|\\]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
