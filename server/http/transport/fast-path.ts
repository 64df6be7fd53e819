/**
 * Finds resources without Express, which alone would cost several times what the responses do that every page view
 * asks for.
 */
import type { Resource } from './resource.js';

export interface FoundResource {
  resource: Resource;
  /** @throws {URIError} where a part of the path is not encoded as it should be */
  params(): Record<string, string>;
}

/** @returns finds the resource of a path that is spelled as in the table, with at most its last part in braces */
export function createFastPath(resources: readonly Resource[]): (path: string) => FoundResource | undefined {
  const whole = new Map<string, FoundResource>();
  const withParameter = new Map<string, { resource: Resource; name: string }>();
  for (const resource of resources) {
    const [, prefix, name] = /^([^{]*\/)\{(\w+)\}$/.exec(resource.path) ?? [];
    if (prefix !== undefined && name !== undefined) withParameter.set(prefix, { resource, name });
    else whole.set(resource.path, { resource, params: () => ({}) });
  }
  return (path) => {
    const found = whole.get(path);
    if (found) return found;
    const lastPart = path.lastIndexOf('/') + 1;
    const open = lastPart < path.length ? withParameter.get(path.slice(0, lastPart)) : undefined;
    return (
      open && {
        resource: open.resource,
        params: () => ({ [open.name]: decodeURIComponent(path.slice(lastPart)) }),
      }
    );
  };
}
