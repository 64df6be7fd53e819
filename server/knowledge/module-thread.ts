/** Starts a module in a thread of its own, compiled or as it is written. */
import { Worker } from 'node:worker_threads';

/**
 * @param name the module beside the caller, without its ending: `./index-thread`
 * @param base the caller's `import.meta.url`
 */
export function startThread(name: string, base: string): Worker {
  const isCompiled = !base.endsWith('.ts');
  const url = new URL(`${name}${isCompiled ? '.js' : '.ts'}`, base);
  if (isCompiled) return new Worker(url);
  // Threads do not inherit the hooks that let Node read TypeScript.
  const hooks = `import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;
  return new Worker(url, { execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`] });
}
