/** What a server says whose database is not there yet: that it runs, and all that needs no store. */
import type { RequestListener } from 'node:http';
import { createApp, type AppDeps } from './app.js';
import { createRoutes } from './routes.js';
import { route } from './transport/route.js';

/** What is known before there is a store. */
export type WaitingDeps = Omit<AppDeps, 'engine' | 'isWarm' | 'dashboard' | 'metrics' | 'seen'>;

/** All of the dashboard and of its interface, where there would be nothing. */
const FOR_OPERATORS = ['/dashboard/{*path}', '/api/admin/{*path}'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The usual app, over a store that says of itself that it is away. */
export function createWaitingApp(known: WaitingDeps): RequestListener {
  const refuse = async () => {
    await known.store.knownProblems();
  };
  const deps: AppDeps = {
    ...known,
    // Nobody comes so far.
    engine: { answer: () => Promise.reject(new Error('There is no store.')) },
    isWarm: () => false,
  };
  const operators = FOR_OPERATORS.flatMap((path) =>
    METHODS.map((method) => route({ method, path, access: 'public', handle: refuse })),
  );
  return createApp(deps, [...createRoutes(deps), ...operators]);
}
