/** What a page that is written here is called. */

/** `written/opening-hours-x4k2` for "Opening hours?": letters of any script, and an end that keeps two pages apart. */
export function newPageId(title: string, random = Math.random): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = (/^.{0,40}/u.exec(name)?.[0] ?? '').replace(/-+$/, '');
  const end = random().toString(36).slice(2, 6).padEnd(4, '0');
  return `written/${short === '' ? 'page' : short}-${end}`;
}
