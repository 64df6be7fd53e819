/** How imports name themselves to sites. */
import { ROBOT_NAME } from './robots.js';

/** Says which program reads the site, and where its server is, so that the site's owner can ask. */
export function userAgentOf(version: string, publicUrl: string | undefined): string {
  return `${ROBOT_NAME}/${version} (${publicUrl === undefined ? 'import of help pages' : `+${publicUrl}`})`;
}
