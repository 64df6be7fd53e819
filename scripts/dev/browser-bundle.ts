/** Browser files, bundled in memory from the sources: for development, where every build has to be quick. */
import { basename } from 'node:path';
import { context } from 'esbuild';
import { root } from '../files.js';

/** The address, below the server's, of the events that tell pages to reload. */
export const RELOAD_PATH = '/dev/reload';

/** Runs in every page that is to reload, as a classic script of the server. */
export const RELOADER = `new EventSource(new URL('${RELOAD_PATH}', document.currentScript.src)).onmessage = () => location.reload();`;

/** Files by their address, such as `/widget.js`. */
export interface BrowserBundle {
  readonly files: ReadonlyMap<string, string>;
  /** Bundles anew; keeps the last good files when the sources have an error, and rejects with it. */
  rebuild(): Promise<void>;
  /** Ends what bundles. */
  close(): Promise<void>;
}

/**
 * Bundles once; later by `rebuild`.
 *
 * @param entryPoints from the root; each becomes a file of its name
 * @param prefix of the addresses
 * @param others files that are made anew with each build
 */
export async function openBundle(
  entryPoints: string[],
  prefix: string,
  others: () => Readonly<Record<string, string>>,
): Promise<BrowserBundle> {
  const bundle = await context({
    absWorkingDir: root,
    entryPoints,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['development'],
    sourcemap: 'inline',
    outdir: 'bundle',
    write: false,
  });
  const files = new Map<string, string>();
  const rebuild = async () => {
    const { outputFiles } = await bundle.rebuild();
    const made = others();
    files.clear();
    for (const { path, text } of outputFiles) files.set(prefix + basename(path), text);
    for (const [path, text] of Object.entries(made)) files.set(path, text);
  };
  await rebuild();
  return { files, rebuild, close: () => bundle.dispose() };
}
