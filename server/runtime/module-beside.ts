/** Finds a module that is to run by itself, in a thread or a process: compiled, or as it is written. */

export interface RunnableModule {
  url: URL;
  /** What Node needs to be told to run it. */
  execArgv: string[];
}

/**
 * @param name the module beside the caller, without its ending: `./index-thread`
 * @param base the caller's `import.meta.url`
 */
export function moduleBeside(name: string, base: string): RunnableModule {
  if (!base.endsWith('.ts')) return { url: new URL(`${name}.js`, base), execArgv: [] };
  const hooks = `import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;
  return {
    url: new URL(`${name}.ts`, base),
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`],
  };
}
