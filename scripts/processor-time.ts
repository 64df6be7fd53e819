/** How much of the processor this process took, and those that it has started. */
import { readFileSync } from 'node:fs';

/** Of the times in `/proc`, on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;
/** Where the times of ended children stand behind the name of the process: `cutime` and `cstime`. */
const CHILDREN = [13, 14] as const;

/** Seconds of all that have ended, with what they had started and waited for; 0 where the system does not tell. */
function ofEndedChildren(): number {
  try {
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync('/proc/self/stat', 'utf8')) ?? [];
    const times = fields.split(' ').map(Number);
    return CHILDREN.reduce((sum, field) => sum + (times[field] ?? 0), 0) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

let taken = 0;

let ownTaken = 0;

/** Seconds of this process itself since this was last asked. */
export function takeOwnProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  const before = ownTaken;
  ownTaken = (user + system) / 1e6;
  return ownTaken - before;
}

/** Seconds of the children that have ended since the last call; called at the end of each, it gives that child's. */
export function takeProcessorTime(): number {
  const before = taken;
  taken = ofEndedChildren();
  return taken - before;
}
