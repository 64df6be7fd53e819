/**
 * Builds everything: `build/` (server, as run) and `dist/` (browser: `cdn/` for the script tag, `esm/` and
 * `types/` for npm, `dashboard/` for operators).
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './bundle-server.js';
import { compressAll } from './compress.js';
import { root } from './files.js';
import { fingerprintOfBuild, STAMP } from './fingerprint.js';
import { writeFrameworkTypes } from './manifest/framework-types.js';
import { run, script, tool, type Command } from './run-tool.js';

async function step(name: string, command: Command, quiet: boolean): Promise<void> {
  const started = performance.now();
  const { code, output } = await run(command, { quiet: true });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error(`Build failed: ${name}.`);
  }
  if (!quiet) console.error(`  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

/** Builds anew; `quiet` prints only failures. */
export async function build({ quiet = false } = {}): Promise<void> {
  const before = fingerprintOfBuild();
  rmSync(join(root, 'build'), { recursive: true, force: true });
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, 'build'), { recursive: true });
  // Types are a check of their own: what is imported is not even read.
  await step('compile', [tool('tsc'), '-p', 'tsconfig.build.json', '--noCheck'], quiet);
  // Apart, as those of the server and the dashboard are for nobody, and take longer than all the rest.
  await step('types', [tool('tsc'), '-p', 'tsconfig.types.json', '--noCheck'], quiet);
  await step('bundle', script(tool('rollup'), '-c', 'rollup.config.ts', '--silent'), quiet);
  await bundleServer();
  for (const path of [
    'http/site/demo-page',
    'sentence-encoder/adapter.bin',
    'sentence-encoder/word-vectors.bin',
  ]) {
    cpSync(join(root, 'server', path), join(root, 'build/server', path), { recursive: true });
  }
  await step('manifest', [tool('cem'), 'analyze', '--quiet'], quiet);
  compactManifest();
  writeFrameworkTypes();
  compressAll(join(root, 'dist/cdn'), 'gzip', 'brotli');
  // Operators are few: Brotli would save them 17 kB of 150, and add 130 kB to the package.
  compressAll(join(root, 'dist/dashboard'), 'gzip');
  writeFileSync(STAMP, before);
}

/** Only programs read it, and npm carries it to every machine. */
function compactManifest(): void {
  const file = join(root, 'custom-elements.json');
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`);
}
