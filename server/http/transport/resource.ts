/** The routes by path: an address, and what each of its methods does. */
import type { Route } from './route.js';

export interface Resource {
  path: string;
  routes: readonly Route[];
  /** The methods of its routes, for browsers that ask by a preflight. */
  methods: string;
  /** Every method that it takes, for the header Allow. */
  allow: string;
}

export function groupByPath(routes: readonly Route[]): Resource[] {
  const byPath = new Map<string, Route[]>();
  for (const route of routes) byPath.set(route.path, [...(byPath.get(route.path) ?? []), route]);
  return [...byPath].map(([path, ofPath]) => {
    const methods = ofPath.map(({ method }) => method);
    const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
    return { path, routes: ofPath, methods: methods.join(', '), allow: [...allow, 'OPTIONS'].join(', ') };
  });
}

/** The route that answers a method; undefined where none does. */
export function findRoute({ routes }: Resource, method: string | undefined): Route | undefined {
  return routes.find((route) => route.method === (method === 'HEAD' ? 'GET' : method));
}
