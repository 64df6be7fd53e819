/** Lets a thread step back for the rest of the process and of the machine. */
import { platform, setPriority } from 'node:os';

/**
 * Lowers the priority of the thread that calls it.
 * @param niceness 1 to 19; the higher, the more it steps back
 */
export function lowerThreadPriority(niceness: number): void {
  // On Linux alone a thread has a priority of its own; elsewhere this would be the whole server's.
  if (platform() === 'linux') setPriority(niceness);
}
