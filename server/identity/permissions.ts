/** Who may do what: the one table that routes, and what they serve, are held to. */
import { ROLES, type Role } from '../admin-contract/roles.js';

/** Each action, and the least role that it takes; `anyone` is not signed in. */
export const PERMISSIONS = {
  signIn: 'anyone',
  readSelf: 'reader',
  readDescription: 'reader',
  changeSelf: 'reader',
  readTasks: 'reader',
  readUsage: 'reader',
  readConversations: 'reader',
  exportConversations: 'editor',
  manageTokens: 'reader',
  readKnowledge: 'reader',
  editKnowledge: 'editor',
  manageOperators: 'owner',
  readWidgets: 'reader',
  tryWidget: 'reader',
  editWidgets: 'editor',
  removeWidgets: 'owner',
  readDeliveries: 'reader',
  retryDeliveries: 'editor',
  testDeliveries: 'owner',
  useWebhookSecret: 'owner',
  readAudit: 'owner',
  readInbox: 'reader',
  handleInbox: 'editor',
  readGaps: 'reader',
  triageGaps: 'editor',
  tryQuestions: 'reader',
  readHealth: 'reader',
  readPrivacy: 'owner',
  eraseVisitor: 'owner',
} as const satisfies Record<string, Role | 'anyone'>;

export type Action = keyof typeof PERMISSIONS;
/** An action of somebody who is signed in. */
export type OperatorAction = Exclude<Action, 'signIn'>;

/** Not for programs with a token, whatever its role: what decides who may come in. */
export const SESSIONS_ALONE: ReadonlySet<Action> = new Set<Action>([
  'changeSelf',
  'manageTokens',
  'manageOperators',
  'readAudit',
]);

/** Whether a role includes another. */
export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);

/** The lesser of two roles. */
export const lesserOf = (a: Role, b: Role): Role => (isAtLeast(a, b) ? b : a);

/** The widgets that two limits both let through; absent means all. */
export function widgetsOfBoth(
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!a || !b) return a ?? b;
  return a.filter((id) => b.includes(id));
}
