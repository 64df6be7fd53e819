/** What pages and their origins are called in the dashboard. */
import { pageMessages as pageWords } from '../../messages/knowledge/page-messages.js';

/** Where a page comes from, as it is called here. */
export const originName = (origin: string): string => pageWords.origins[origin] ?? origin;

/** An id in an address of the dashboard, where its slashes may stand. */
export const pathOf = (id: string): string => id.split('/').map(encodeURIComponent).join('/');
