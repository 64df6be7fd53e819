/** The widget's files, as pages of websites load them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { root } from '../files.js';
import { openBundle, RELOADER, type BrowserBundle } from './browser-bundle.js';

function bundleLoader(): string {
  const source = readFileSync(join(root, 'components/loader.ts'), 'utf8').replaceAll('__APP__', 'app.js');
  const { code } = transformSync(source, { loader: 'ts', target: 'es2021' });
  return `${RELOADER}\n${code.replace(/^export \{\};?$/m, '')}`;
}

export const openWidgetBundle = (): Promise<BrowserBundle> =>
  openBundle(['components/app.ts'], '/widget/', () => ({ '/widget.js': bundleLoader() }));
