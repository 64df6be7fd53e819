/** Limits of the admin API. */

/** Largest body. */
export const MAX_ADMIN_BODY_BYTES = 64 * 1024;
/** Largest body with the texts of pages. */
export const MAX_DRAFT_BODY_BYTES = 512 * 1024;
/** Items of a page of a list. */
export const DEFAULT_PAGE = 50;
export const MAX_PAGE = 200;
