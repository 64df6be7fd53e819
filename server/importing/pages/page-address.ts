/** What a page is called: its id and its address, from the path of its file. */
import { publishedPath, type AddressHints, type Generator } from './generator.js';

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
 * of the file: a Markdown file is published as its generator does it, or else without its extension; other files with
 * it; an index as its folder.
 *
 * @param hints what the front matter says; without a generator, its slug counts
 */
export function pageUrlOf(
  relativePath: string,
  baseUrl: string | undefined,
  hints: AddressHints = {},
  generator?: Generator,
): string {
  const path = isPlainFile(relativePath)
    ? withoutIndex(relativePath)
    : generator
      ? publishedPath(relativePath, generator, hints)
      : withoutIndex(
          withoutExtension(hints.slug === undefined ? relativePath : slugPath(hints.slug, relativePath)),
        );
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${baseUrl?.replace(/\/+$/, '') ?? ''}/${encoded}`;
}

function isPlainFile(path: string): boolean {
  return /\.(?:html?|pdf|txt)$/i.test(path);
}

function withoutIndex(path: string): string {
  return path.replace(/(^|\/)(?:_?index(?:\.html?)?|readme)$/i, '$1');
}

function slugPath(slug: string, relativePath: string): string {
  if (slug.startsWith('/')) return `${slug.replace(/^\/+|\/+$/g, '') || 'index'}.md`;
  // The slug of an index is the name of its folder.
  const path = relativePath.replace(/\/_?index\.[^./]+$/i, '');
  return `${path.slice(0, path.lastIndexOf('/') + 1)}${slug.replace(/\/+$/, '')}.md`;
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
