/** Values of the parts of a path that a pattern names, decoded. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * Reads a path by a pattern such as `/inbox/:escalationId`; undefined where it is another one. A last part that ends
 * in `*`, such as `/pages/:pageId*`, takes all that is left, slashes too.
 */
export function matchPath(pattern: string, path: string): PathParams | undefined {
  const parts = pattern.split('/').map((part) => {
    if (!part.startsWith(':')) return part;
    return part.endsWith('*') ? `(?<${part.slice(1, -1)}>.+)` : `(?<${part.slice(1)}>[^/]+)`;
  });
  const found = new RegExp(`^${parts.join('/')}$`, 'u').exec(path);
  if (!found) return undefined;
  try {
    const named = Object.entries(found.groups ?? {});
    return Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    // Something like `%zz` is no address of ours.
    return undefined;
  }
}
