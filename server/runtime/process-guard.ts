/**
 * A thread inside a contained process, which ends the process when its parent is gone or when it holds more memory
 * than it may. The parent watches too where it can; this thread also acts where the parent is killed or held up, and
 * on systems that tell nobody else how much memory a process holds.
 */
import { workerData } from 'node:worker_threads';

export interface GuardOptions {
  parentPid: number;
  residentBytes: number;
}

const LOOK_MS = 50;
const { parentPid, residentBytes } = workerData as GuardOptions;

setInterval(() => {
  if (process.ppid !== parentPid || process.memoryUsage.rss() > residentBytes) {
    process.kill(process.pid, 'SIGKILL');
  }
}, LOOK_MS);
