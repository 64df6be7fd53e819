/** The widget's files, bundled in memory from the sources: for development, where every build has to be quick. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { context, transformSync } from 'esbuild';
import { root } from '../files.js';

/** The address, below the widget's, of the events that tell pages to reload. */
export const RELOAD_PATH = '/dev/reload';

/** Runs in every page that embeds the widget. */
const RELOADER = `new EventSource(new URL('${RELOAD_PATH}', document.currentScript.src)).onmessage = () => location.reload();`;

/** Files by their address, such as `/widget.js`. */
export interface WidgetBundle {
  readonly files: ReadonlyMap<string, string>;
  /** Bundles anew; keeps the last good files when the sources have an error, and rejects with it. */
  rebuild(): Promise<void>;
}

function bundleLoader(): string {
  const source = readFileSync(join(root, 'components/loader.ts'), 'utf8').replaceAll('__APP__', 'app.js');
  const { code } = transformSync(source, { loader: 'ts', target: 'es2021' });
  return `${RELOADER}\n${code.replace(/^export \{\};?$/m, '')}`;
}

/** Bundles once; later by `rebuild`. */
export async function openWidgetBundle(): Promise<WidgetBundle> {
  const app = await context({
    absWorkingDir: root,
    entryPoints: ['components/app.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['development'],
    sourcemap: 'inline',
    outdir: 'widget',
    write: false,
  });
  const files = new Map<string, string>();
  const rebuild = async () => {
    const { outputFiles } = await app.rebuild();
    files.clear();
    for (const { path, text } of outputFiles) files.set(`/widget/${basename(path)}`, text);
    files.set('/widget.js', bundleLoader());
  };
  await rebuild();
  return { files, rebuild };
}
