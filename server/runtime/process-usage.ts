/** What another process has used so far, where the system tells. */
import { readFileSync } from 'node:fs';

export interface ProcessUsage {
  /** Milliseconds of the processor, in all its threads. */
  cpuMs: number;
  /** Memory that it holds, whatever it is used for. */
  residentBytes: number;
}

/** Linux counts the time of processes in hundredths of a second and their memory in pages, on every machine it tells it of. */
const MS_PER_TICK = 10;
const PAGE_BYTES = 4096;
/** Places in `/proc/PID/stat` after the name of the program, which may hold anything: proc_pid_stat(5). */
const USER_TIME = 11;
const SYSTEM_TIME = 12;
const RESIDENT_PAGES = 21;

/** Undefined where the system has no `/proc`, or the process has ended. */
export function usageOf(pid: number): ProcessUsage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (place: number) => Number(fields[place]);
    return {
      cpuMs: MS_PER_TICK * (field(USER_TIME) + field(SYSTEM_TIME)),
      residentBytes: PAGE_BYTES * field(RESIDENT_PAGES),
    };
  } catch {
    return undefined;
  }
}
