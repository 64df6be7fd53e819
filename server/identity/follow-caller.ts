/** Who holds a connection open: whether they may still, without that it counts as use. */
import type { IdentityStore } from '../store/port/identity-store.js';
import type { Caller } from './authenticate.js';
import { lesserOf, widgetsOfBoth } from './permissions.js';
import { isOver } from './sessions.js';

/**
 * @param clock milliseconds since 1970
 * @returns gives the caller as they are now; undefined where they are signed out
 */
export function createFollowCaller({ operators, sessions, apiTokens }: IdentityStore, clock: () => number) {
  return async (caller: Caller): Promise<Caller | undefined> => {
    const operator = await operators.get(caller.operator.id);
    if (!operator) return undefined;
    if (caller.via === 'session') {
      const session = await sessions.get(caller.session.id);
      if (!session || isOver(session, operator, clock())) return undefined;
      return { via: 'session', session, operator, role: operator.role, widgets: operator.widgets };
    }
    const token = await apiTokens.get(caller.token.id);
    const isExpired = token?.expiresAt !== undefined && Date.parse(token.expiresAt) <= clock();
    if (!token || isExpired || !operator.isActive) return undefined;
    return {
      via: 'token',
      token,
      operator,
      role: lesserOf(token.role, operator.role),
      widgets: widgetsOfBoth(token.widgets, operator.widgets),
    };
  };
}

export type FollowCaller = ReturnType<typeof createFollowCaller>;
