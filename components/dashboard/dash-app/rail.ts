/** The rail: which screens stand in it, in which groups, with what beside their names. */
import type { Role } from '../../../server/admin-contract/roles.js';
import type { SessionState } from '../../../server/admin-contract/session.js';
import type { CountValues } from '../state/counts.js';
import type { RailRow, ScreenRow } from './screen-row.js';
import { SCREENS } from './screens.js';

export type RailScreen = ScreenRow & { readonly rail: RailRow };

/** As on the server, from the least on; what may be done is decided there. */
const ROLES: readonly Role[] = ['reader', 'editor', 'owner'];

export const mayVisit = ({ role }: SessionState, { access }: ScreenRow): boolean =>
  access === 'stranger' || ROLES.indexOf(role) >= ROLES.indexOf(access);

/** What the operator may go to, in the order of the table. */
export const railOf = (session: SessionState): RailScreen[] =>
  SCREENS.filter((screen): screen is RailScreen => screen.rail !== undefined && mayVisit(session, screen));

/** The screen of the rail that a place belongs to. */
export function railPathOf(screen: ScreenRow | undefined, path: string): string {
  if (screen?.within !== undefined) return screen.within;
  const around = SCREENS.filter(({ rail, path: own }) => rail && own !== '/' && path.startsWith(`${own}/`));
  return around[0]?.path ?? path;
}

/** What waits there; 0 where nothing does or nothing is counted. */
export const countOf = ({ rail }: RailScreen, counts: CountValues): number =>
  rail.count === undefined ? 0 : counts[rail.count];
