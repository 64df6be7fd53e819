/** What screens of the dashboard stand in when no server is behind them. */
import { expect, waitFor } from 'storybook/test';
import { AdminError } from '../components/dashboard/api/admin-error.js';
import { dashboardApi, type DashboardApi } from '../components/dashboard/api/dashboard-api.js';
import type { Place } from '../components/dashboard/routing/router.js';
import type { Surroundings } from '../components/dashboard/screens/screen.js';
import { Counts } from '../components/dashboard/state/counts.js';
import { EventFeed } from '../components/dashboard/state/event-feed.js';
import { Keys } from '../components/dashboard/state/keys.js';

export const session: NonNullable<Surroundings['session']> = {
  operator: { id: 'ann', name: 'Ann', hasPassword: true, hasSecondFactor: false },
  role: 'owner',
  via: 'session',
  isEncrypted: true,
  expiresAt: '2026-12-01T09:00:00.000Z',
};
export const widgets = [
  { id: 'a', name: 'Fernwood Bicycles' },
  { id: 'b', name: 'Fernwood Workshop' },
];

/** What a request of the API is answered with. */
export type Answer<Name extends keyof DashboardApi> = Awaited<ReturnType<DashboardApi[Name]>>;

/** A request that is always answered so. */
export const give =
  <Value>(value: Value) =>
  (): Promise<Value> =>
    Promise.resolve(value);
export const none = give({ items: [] });
export const refuse = () => Promise.reject(new AdminError('internal', 'Something went wrong on the server.'));

/** An API that knows only what it is given; all else never answers. */
export const apiWith = (known: Partial<DashboardApi>): DashboardApi => ({
  ...(Object.fromEntries(
    Object.keys(dashboardApi).map((name) => [name, () => new Promise(() => undefined)]),
  ) as unknown as DashboardApi),
  ...known,
});

export function aroundWith(known: Partial<DashboardApi>, place: Partial<Place> = {}): Surroundings {
  const api = apiWith(known);
  return {
    api,
    session,
    widgets,
    widgetsState: 'known',
    scope: {},
    place: { path: '/', query: new URLSearchParams(), params: {}, ...place },
    counts: new Counts(),
    feed: new EventFeed(api),
    isAway: false,
    keys: new Keys({ addController: () => undefined } as unknown as ConstructorParameters<typeof Keys>[0]),
    go: () => undefined,
    linkTo: (path) => `#${path}`,
    readSession: () => Promise.resolve(session),
    readWidgets: () => Promise.resolve(),
  };
}

/** What each story of a screen is judged after: all of it has come, and it has the one heading that takes the focus. */
export async function settled({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(async () => {
    await expect(canvasElement.querySelector('.skeleton')).toBeNull();
    await expect(canvasElement.querySelectorAll('h1[tabindex="-1"]')).toHaveLength(1);
  });
}
