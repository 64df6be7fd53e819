/** Who runs a command, for the audit log. */
import { userInfo } from 'node:os';
import type { Actor } from '../../identity/actor.js';

/** As the system calls them. */
export function cliActor(): Actor {
  try {
    return { kind: 'cli', name: userInfo().username };
  } catch {
    // In containers, a user may have a number and no name.
    return { kind: 'cli', name: String(process.getuid?.() ?? 'unknown') };
  }
}
