/** Keeps our TypeScript as JavaScript in `.cache`, made anew only when the sources, or how they are compiled, have changed. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { root } from './files.js';
import { BUILDERS, fingerprintOf } from './fingerprint.js';

const CACHE = join(root, '.cache');
/** How long a folder stays after its last use, when the sources have changed: processes may still run from it. */
const KEEP_MS = 3_600_000;

/** What is compiled, and into what. */
export interface Compilation {
  /** Begins the names of the folders in `.cache`. */
  readonly kind: string;
  /** TypeScript is compiled; other files are copied, as code looks for them beside itself. */
  readonly files: readonly string[];
  /** The folder of the sources whose place the new one takes. */
  readonly base: string;
  /** Changes what a source file has become. `place` is the address that it will have. */
  readonly change?: (code: string, source: string, place: string) => string;
  readonly bundled?: Bundled;
}

function removeOldOnes(prefix: string): void {
  for (const name of readdirSync(CACHE).filter((each) => each.startsWith(prefix))) {
    const folder = join(CACHE, name);
    if (Date.now() - statSync(folder).mtimeMs > KEEP_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** What is bundled where it is. */
export interface Bundled {
  /** The files that are started, by their sources; all that they import is joined with them. */
  readonly entries: readonly string[];
  /** Packages that are not joined: these, or all of them. */
  readonly external?: string[];
  readonly packages?: 'external';
  /** Stands at the head of every file. */
  readonly banner?: string;
  readonly sourcemap?: boolean;
}

/** What esbuild writes, whether it bundles or not. */
const OUTPUT = {
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
} as const;

/** Packages in CommonJS require what Node has. */
const REQUIRE =
  "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);";

/** Bundles compiled files in a folder, and gives the files that it wrote. */
export function bundle(folder: string, { entries, banner = REQUIRE, ...options }: Bundled): Set<string> {
  const { metafile } = buildSync({
    absWorkingDir: folder,
    entryPoints: entries.map((entry) => entry.replace(/\.ts$/, '.js')),
    outbase: '.',
    outdir: '.',
    allowOverwrite: true,
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    metafile: true,
    banner: { js: banner },
    ...OUTPUT,
    ...options,
  });
  return new Set(Object.keys(metafile.outputs).map((path) => join(folder, path)));
}

/** Compiles where that was not done yet, and gives the folder that takes the place of `base`. */
export function compileOnce({ kind, files, base, change = (code) => code, bundled }: Compilation): string {
  const folder = join(CACHE, `${kind}-${fingerprintOf([...files, ...BUILDERS]).slice(0, 16)}`);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }

  mkdirSync(CACHE, { recursive: true });
  removeOldOnes(`${kind}-`);
  // Made aside and moved, because several processes may do it at the same time; at the same depth as its final place, so
  // that its source maps lead to the sources from there.
  const draft = join(CACHE, `draft-${kind}-${process.pid}`);
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: files.filter((file) => file.endsWith('.ts')),
    outbase: base,
    outdir: draft,
    write: false,
    ...OUTPUT,
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    const isCode = path.endsWith('.js');
    const name = relative(draft, path);
    const source = join(base, name).replace(/\.js$/, '.ts');
    writeFileSync(path, isCode ? change(text, source, pathToFileURL(join(folder, name)).href) : text);
  }
  for (const file of files.filter((each) => !each.endsWith('.ts'))) {
    const target = join(draft, relative(base, file));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target);
  }
  if (bundled) bundle(draft, bundled);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return folder;
}
