/** Where operators are served, as the configuration says. */
import type { Config } from './config.js';

/**
 * `shared` with visitors; `own`, on a port where there is nothing else; `off` where nobody wants it; `refused` where it
 * would share an origin with a website, whose every script would then be inside.
 */
export type DashboardPlace = 'shared' | 'own' | 'off' | 'refused';

type PlaceConfig = Pick<Config, 'hasDashboard' | 'dashboardPort' | 'dashboardHost' | 'publicUrl' | 'port'>;

export function placeOfDashboard({ hasDashboard, dashboardPort, publicUrl }: PlaceConfig): DashboardPlace {
  if (!hasDashboard) return 'off';
  if (dashboardPort !== undefined) return 'own';
  return publicUrl !== undefined && new URL(publicUrl).pathname !== '/' ? 'refused' : 'shared';
}

/** Why it is nowhere, and what to do, for a person. */
export const DASHBOARD_REFUSED =
  'The dashboard is not served, because PUBLIC_URL has a path: every script of that website could act for who is signed in. Give it a port of its own with DASHBOARD_PORT, or the chat a host name of its own.';

/** The address that paths of the dashboard stand behind, as far as it is known; undefined where it is nowhere. */
export function addressOfDashboard(config: PlaceConfig): string | undefined {
  const { dashboardHost, dashboardPort = 0, publicUrl, port } = config;
  switch (placeOfDashboard(config)) {
    case 'own':
      return `http://${hostFor(dashboardHost)}:${dashboardPort}`;
    case 'shared':
      return publicUrl ?? `http://localhost:${port}`;
    default:
      return undefined;
  }
}

/** The host under which this machine reaches a server that listens on `host`. */
export function hostFor(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
