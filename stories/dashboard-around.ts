/** What screens of the dashboard stand in when no server is behind them. */
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
    ...{ api, session, widgets, widgetsState: 'known', scope: {} },
    place: { path: '/', query: new URLSearchParams(), params: {}, ...place },
    counts: new Counts(),
    feed: new EventFeed(api),
    keys: new Keys({ addController: () => undefined } as unknown as ConstructorParameters<typeof Keys>[0]),
    go: () => undefined,
    linkTo: (path) => `#${path}`,
    readSession: () => Promise.resolve(session),
    readWidgets: () => Promise.resolve(),
  };
}
