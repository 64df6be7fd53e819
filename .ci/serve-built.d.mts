/** Runs one command of the CLI to its end and gives its standard output; rejects where it fails. */
export function cli(dataDir: string, ...args: string[]): Promise<string>;
/** Starts the built server on a free port and a data folder of its own. */
export function serveBuilt(
  env?: Record<string, string>,
): Promise<{ url: string; dataDir: string; stop: () => Promise<number | null> }>;
