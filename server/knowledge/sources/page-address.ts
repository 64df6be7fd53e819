/** What a page is called: its id and its address, from the path of its file. */

/** A part of an id, in UTF-8 bytes; the store makes a file name of it, which may hold 255. */
const MAX_SEGMENT_BYTES = 180;

/**
 * The id of a page: its path without the extension, `index` and `README` standing for their folder. What an id
 * cannot hold, such as a space, becomes a hyphen.
 */
export function pageIdOf(relativePath: string): string {
  const whole = wholePageIdOf(relativePath);
  return whole.replace(/(?:^|\/)(?:_?index|readme)$/i, '') || 'index';
}

/** The same with `index` and `README` kept, for when the short id is taken: `guides/index`. */
export function wholePageIdOf(relativePath: string): string {
  const segments = withoutExtension(relativePath).normalize('NFC').split('/').map(slug);
  return segments.filter((segment) => segment !== '').join('/') || 'page';
}

/** True where the id is the very path: it has more right to the id than a path that had to be changed to it. */
export function isNamedForItself(relativePath: string): boolean {
  return pageIdOf(relativePath) === withoutExtension(relativePath);
}

/**
 * The address of a page without one of its own. Under `baseUrl`, or else from the root of the site, it is the path
 * of the file: a Markdown file is published without its extension, other files with it, an index as its folder.
 *
 * @param slug stands for the name of the file, or with `/` first for its whole path
 */
export function pageUrlOf(relativePath: string, baseUrl: string | undefined, slug?: string): string {
  if (slug !== undefined) return pageUrlOf(`${slugPath(slug, relativePath)}.md`, baseUrl);
  const published = /\.(?:html?|pdf|txt)$/i.test(relativePath)
    ? relativePath
    : withoutExtension(relativePath);
  const path = published.replace(/(^|\/)(?:_?index(?:\.html?)?|readme)$/i, '$1');
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${baseUrl?.replace(/\/+$/, '') ?? ''}/${encoded}`;
}

function slugPath(slug: string, relativePath: string): string {
  if (slug.startsWith('/')) return slug.replace(/^\/+|\/+$/g, '') || 'index';
  // The slug of an index is the name of its folder.
  const path = relativePath.replace(/\/_?index\.[^./]+$/i, '');
  return `${path.slice(0, path.lastIndexOf('/') + 1)}${slug.replace(/\/+$/, '')}`;
}

function withoutExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

function slug(segment: string): string {
  const name = segment
    .replace(/[^\p{L}\p{N}\p{M}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[-.]+|-+$/g, '')
    // The store keeps `a` as the file `a.md`, so no folder may be called that.
    .replace(/\.md$/i, '-md');
  return truncate(name, MAX_SEGMENT_BYTES);
}

function truncate(text: string, bytes: number): string {
  // A letter that is cut in two becomes the replacement character.
  return Buffer.byteLength(text) <= bytes
    ? text
    : Buffer.from(text)
        .subarray(0, bytes)
        .toString()
        .replace(/\ufffd+$/, '');
}
