/** The last step of every sign-in. */
import { AdminError } from '../../api/admin-error.js';
import { signInMessages } from '../../messages/settings/sign-in-messages.js';
import type { Surroundings } from '../screen.js';

/** @param path behind the prefix, where to go then; rejects where the browser did not keep the cookie */
export async function beginSession({ readSession, go }: Surroundings, path = '/'): Promise<void> {
  if (!(await readSession())) throw new AdminError('unauthenticated', signInMessages.cookieLost);
  // Only to a place of ours: the address may come from anybody.
  go(/^\/(?!\/)/.test(path) ? path : '/', { replace: true });
}
