/** Starts a module in a thread of its own, compiled or as it is written. */
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { moduleBeside } from './module-beside.js';

/**
 * @param name the module beside the caller, without its ending: `./index-thread`
 * @param base the caller's `import.meta.url`
 */
export function startThread(name: string, base: string, options: WorkerOptions = {}): Worker {
  const { url, execArgv } = moduleBeside(name, base);
  // Threads do not inherit the hooks that let Node read TypeScript.
  return new Worker(url, execArgv.length === 0 ? options : { ...options, execArgv });
}
