/** Starts a module in a thread of its own, compiled or as it is written. */
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * @param name the module beside the caller, without its ending: `./index-thread`
 * @param base the caller's `import.meta.url`
 */
export function startThread(name: string, base: string, options: WorkerOptions = {}): Worker {
  const isCompiled = !base.endsWith('.ts');
  const url = new URL(`${name}${isCompiled ? '.js' : '.ts'}`, base);
  if (isCompiled) return new Worker(url, options);
  // Threads do not inherit the hooks that let Node read TypeScript.
  const hooks = `import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;
  const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`];
  return new Worker(url, { ...options, execArgv });
}
