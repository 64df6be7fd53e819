/** Runs one command of the CLI to its end and gives its standard output; rejects where it fails. */
export function cli(dataDir: string, ...args: string[]): Promise<string>;
/** Starts a server, and waits until it says where it listens. Its environment wants `PORT` 0. */
export function serve(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<{ url: string; stop: () => Promise<number | null> }>;
/** Starts the built server on a free port and a data folder of its own. */
export function serveBuilt(
  env?: Record<string, string>,
): Promise<{ url: string; dataDir: string; stop: () => Promise<number | null> }>;
