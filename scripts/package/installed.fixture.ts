/** The package as its users have it: packed, and installed from its tarball in an empty folder. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serve } from '../serve-built.js';

export const run = promisify(execFile);
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the apps need besides; a user has installed it with npm too. */
const TOOLS = [
  'react',
  'react-dom',
  'scheduler',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'vue',
  '@vue',
];

export interface PackedFile {
  readonly path: string;
  readonly size: number;
}

export interface Packed {
  readonly filename: string;
  /** Bytes. */
  readonly unpackedSize: number;
  readonly files: readonly PackedFile[];
}

export interface Installed {
  /** Holds `package.json`, `node_modules` and `apps`. */
  readonly folder: string;
  readonly tarball: string;
  readonly packed: Packed;
}

let installing: Promise<Installed> | undefined;

/** The installation that all tests of this process share; it goes with the process. */
export const installPacked = (): Promise<Installed> => (installing ??= install());

/** Scripts are left out: the build stands already. */
async function install(): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-app-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const npm = (cwd: string, ...args: string[]) =>
    run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd });
  const { stdout } = await npm(root, 'pack', '--json', '--pack-destination', folder);
  const [packed] = JSON.parse(stdout) as [Packed];
  const tarball = join(folder, packed.filename);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await npm(folder, 'install', '--prefer-offline', tarball);
  for (const name of TOOLS) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
  cpSync(join(root, 'scripts/package/apps'), join(folder, 'apps'), { recursive: true });
  return { folder, tarball, packed };
}

/** Runs `service-chat serve` of the installed package on a free port; its data goes into the folder. */
export const serveInstalled = (folder: string) =>
  serve(join(folder, 'node_modules/.bin/service-chat'), ['serve'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
  });
