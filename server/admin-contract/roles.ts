/** What operators may do. */

/** What operators may do, from the least on; each may do all that those before it may. */
export const ROLES = ['reader', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];
