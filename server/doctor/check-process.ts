/** What the running server knows of itself. */
import { count, size } from '../runtime/quantities.js';
import type { StoreHealth } from '../store/port/store.js';
import { ok, wrong, type Finding } from './finding.js';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** @param uptime in seconds */
export function checkProcess(version: string, uptime: number, memory: number, store: StoreHealth): Finding[] {
  const since = describeUptime(uptime);
  return [
    ok(`Service Chat ${version} has run for ${since}, in ${size(memory)} of memory.`),
    store.isWritable
      ? ok('What visitors say is stored.')
      : wrong(
          'The last message could not be stored.',
          'See that the disk is not full, and restart the server.',
        ),
    ...(store.isLocked === false
      ? [wrong('Another process has taken over the data folder.', 'Let one server alone use it.')]
      : []),
  ];
}

/** @param uptime in seconds */
function describeUptime(uptime: number): string {
  if (uptime < MINUTE_S) return 'less than a minute';
  if (uptime < HOUR_S) return count(Math.floor(uptime / MINUTE_S), 'minute');
  const hours = Math.floor(uptime / HOUR_S);
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}
