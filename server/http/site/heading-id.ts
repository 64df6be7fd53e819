/** The id of a heading, as repository viewers make it, so that a link to it works there and on the website. */

/** @param heading its text, without marks */
export const headingId = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
