/**
 * Work that may go wrong in every way, in a process of its own: whatever it does to its memory and its time, it is
 * ended at its limits, and nothing but an error is left of it.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ContainedOutcome } from './contained-work.js';
import { moduleBeside } from './module-beside.js';
import { Mutex } from './mutex.js';
import { usageOf, type ProcessUsage } from './process-usage.js';

export interface ContainedProcess<Request, Result> {
  /**
   * Does one thing after the other. The process starts with the first, and anew after one that it had to be ended for.
   *
   * @param limitMs time of the processor that it may take; time that passes, where the system does not tell the other
   * @throws {ProcessEndedError} where the process had to be ended, or ended by itself
   * @throws {Error} where the process cannot be started
   */
  run(request: Request, limitMs: number): Promise<ContainedOutcome<Result>>;
  /** Ends the process, after what is in progress. */
  close(): Promise<void>;
}

/** The work took too much time or memory, or made the process crash. */
export class ProcessEndedError extends Error {
  readonly why: 'time' | 'memory' | 'crash';

  constructor(why: ProcessEndedError['why'], message: string) {
    super(message);
    this.name = 'ProcessEndedError';
    this.why = why;
  }
}

export interface ContainedProcessOptions {
  /** The module beside the caller, without its ending, which calls `doContainedWork`; and the caller's `import.meta.url`. */
  name: string;
  base: string;
  /** Memory that the process may hold. */
  residentBytes: number;
  /** Megabytes of it for JavaScript. */
  heapMb: number;
}

const WATCH_MS = 50;
/** Of the memory that it may hold: a process with more between two requests is ended, and the next request gets another. */
const RESTING_SHARE = 2 / 3;
/** Of the same memory: where a process held no more when a request began, the request is to blame if it runs out. */
const LIGHT_SHARE = 1 / 3;
/** How many times its limit may pass while a process waits for the processor, which it is not to blame for. */
const PATIENCE = 4;
/** V8 ends the process by one of these where it gets no more memory, and the system by the first where it has none. */
const OUT_OF_MEMORY: readonly string[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGILL'];

interface Running {
  child: ChildProcess;
  /** False until it has done something, and may hold memory for it. */
  isUsed: boolean;
}

export function createContainedProcess<Request, Result>(
  options: ContainedProcessOptions,
): ContainedProcess<Request, Result> {
  let running: Promise<Running> | undefined;
  const mutex = new Mutex();

  /** The process, or another one where it ended while it had nothing to do. */
  async function live(): Promise<Running> {
    running ??= start(options);
    try {
      const found = await running;
      if (found.child.connected) return found;
    } catch (error) {
      running = undefined;
      throw error;
    }
    return (running = start(options));
  }

  async function attempt(
    child: ChildProcess,
    request: Request,
    limitMs: number,
  ): Promise<ContainedOutcome<Result>> {
    const settled = new AbortController();
    const { signal } = settled;
    const watch = watchLimits(child, limitMs, options.residentBytes);
    try {
      const response = Promise.race([
        once(child, 'message', { signal }) as Promise<[ContainedOutcome<Result>]>,
        once(child, 'exit', { signal }).then(([code, by]) => {
          throw watch.failure() ?? crashOf(code as number | null, by as string | null);
        }),
      ]);
      child.send(request as never, () => undefined);
      const [outcome] = await response;
      return outcome;
    } finally {
      watch.stop();
      settled.abort();
    }
  }

  async function runNow(request: Request, limitMs: number): Promise<ContainedOutcome<Result>> {
    const used = await live();
    const { child, isUsed } = used;
    used.isUsed = true;
    const heldBefore = residentBytesOf(child);
    try {
      const outcome = await attempt(child, request, limitMs);
      // Or the next request would be blamed for the memory that this one has left behind.
      if (residentBytesOf(child) > RESTING_SHARE * options.residentBytes) await end();
      return outcome;
    } catch (error) {
      if (!(error instanceof ProcessEndedError)) throw error;
      running = undefined;
      const isLight = heldBefore !== 0 && heldBefore <= LIGHT_SHARE * options.residentBytes;
      if (isUsed && !isLight && error.why !== 'time') return runNow(request, limitMs);
      throw error;
    }
  }

  async function end(): Promise<void> {
    const ended = running;
    running = undefined;
    const child = (await ended?.catch(() => undefined))?.child;
    if (child) await kill(child);
  }

  return {
    run: (request, limitMs) => mutex.runExclusive(() => runNow(request, limitMs)),
    async close() {
      await mutex.idle();
      await end();
    },
  };
}

/** The process gets nothing of the environment, which may hold secrets. */
async function start(options: ContainedProcessOptions): Promise<Running> {
  const { url, execArgv } = moduleBeside(options.name, options.base);
  const child = fork(url, [String(process.pid), String(options.residentBytes)], {
    execArgv: [...execArgv, `--max-old-space-size=${options.heapMb}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const settled = new AbortController();
  const { signal } = settled;
  try {
    await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code, by]) => {
        throw new Error(`The process ${options.name} cannot be started (${String(by ?? code)}).`);
      }),
    ]);
    return { child, isUsed: false };
  } finally {
    settled.abort();
  }
}

/** Ends the process as soon as it is over a limit, and knows then which one. */
function watchLimits(child: ChildProcess, limitMs: number, maxResident: number) {
  const pid = child.pid ?? 0;
  const startedAt = performance.now();
  const before = usageOf(pid);
  let failure: ProcessEndedError | undefined;
  const timer = setInterval(() => {
    failure ??= failureOf(usageOf(pid));
    if (failure) child.kill('SIGKILL');
  }, WATCH_MS);

  function failureOf(usage: ProcessUsage | undefined): ProcessEndedError | undefined {
    const passed = performance.now() - startedAt;
    const isLate =
      usage && before
        ? usage.cpuMs - before.cpuMs > limitMs || passed > PATIENCE * limitMs
        : passed > limitMs;
    if (isLate) return new ProcessEndedError('time', `took longer than ${limitMs / 1000} seconds`);
    return usage && usage.residentBytes > maxResident
      ? new ProcessEndedError('memory', 'took too much memory')
      : undefined;
  }

  return {
    failure: () => failure,
    stop() {
      clearInterval(timer);
    },
  };
}

function crashOf(code: number | null, signal: string | null): ProcessEndedError {
  return signal !== null && OUT_OF_MEMORY.includes(signal)
    ? new ProcessEndedError('memory', `was ended by ${signal}`)
    : new ProcessEndedError('crash', `was ended by ${signal ?? `its exit code ${code}`}`);
}

/** 0 where the system does not tell. */
function residentBytesOf({ pid = 0 }: ChildProcess): number {
  return usageOf(pid)?.residentBytes ?? 0;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
