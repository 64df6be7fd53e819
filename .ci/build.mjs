/**
 * Builds everything: `build/` (server, as run) and `dist/` (browser: `cdn/` for the script tag, `esm/` and
 * `types/` for npm). Fails when the widget is heavier than its budget. `ensureBuilt()` does it only where a
 * source has changed since.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compactModules } from './compact-modules.mjs';
import { compressAll } from './compress.mjs';
import { filesBelow, root } from './files.mjs';
import { writeFrameworkTypes } from './framework-types.mjs';
import { run, tool } from './run-step.mjs';
import { checkSizes } from './sizes.mjs';

const STAMP = join(root, 'build', '.stamp');
const CONFIGS = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'rollup.config.mjs',
  'custom-elements-manifest.config.mjs',
  ...['compact-modules', 'event-types', 'framework-types', 'lean-modules', 'public-manifest'].map(
    (name) => `.ci/${name}.mjs`,
  ),
];

/** Changes whenever a source file does. */
function fingerprint() {
  const sources = [
    ...filesBelow('components', (file) => !file.endsWith('.test.ts')),
    ...filesBelow('server', (file) => !file.endsWith('.test.ts')),
    ...CONFIGS,
  ];
  const hash = createHash('sha256');
  for (const file of sources) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${String(size)} ${String(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

function isBuilt() {
  try {
    return readFileSync(STAMP, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

async function step(name, command, args, quiet) {
  const started = performance.now();
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error(`Build failed: ${name}.`);
  }
  if (!quiet) console.error(`  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

/** @param {{ quiet?: boolean }} [options] `quiet` prints only failures */
export async function build({ quiet = false } = {}) {
  const before = fingerprint();
  rmSync(join(root, 'build'), { recursive: true, force: true });
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, 'build'), { recursive: true });
  await step('compile', tool('tsc'), ['-p', 'tsconfig.build.json'], quiet);
  await compactModules('build/server');
  cpSync(join(root, 'server/http/site/demo-page'), join(root, 'build/server/http/site/demo-page'), {
    recursive: true,
  });
  await step('bundle', tool('rollup'), ['-c', '--silent'], quiet);
  await compactModules('dist/esm');
  await step('manifest', tool('cem'), ['analyze', '--quiet'], quiet);
  compactManifest();
  writeFrameworkTypes();
  compressAll(join(root, 'dist/cdn'));
  checkSizes({ quiet });
  writeFileSync(STAMP, before);
}

/** Only programs read it, and npm carries it to every machine. */
function compactManifest() {
  const file = join(root, 'custom-elements.json');
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`);
}

/** Builds where there is no build of the sources as they are now. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.error('Building…');
  await build({ quiet: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await build();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
