/**
 * PgBouncer in transaction mode before the PostgreSQL of tests, where `TEST_PGBOUNCER` names its program, set up as
 * `docs/postgresql.md` advises.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from './test-databases.fixture.js';

export interface TestPooler {
  /** Address of the database `postgres` behind it. */
  url: string;
  stop(): Promise<void>;
}

export const poolerProgram = (): string | undefined => process.env['TEST_PGBOUNCER'];

const PORT = 6432;
/** Ends the pooler when the test that started it ends, however it ends: then nobody holds the other end of the input. */
const KEEPER = `"$@" & pid=$!; read -r _; kill -INT $pid; wait $pid`;
const FOR_SESSIONS = [
  "statement_timeout = '5s'",
  "lock_timeout = '3s'",
  'idle_in_transaction_session_timeout = 10000',
];

/**
 * @param home of the server: a folder with its socket
 * @param owner who the server runs as, where that is somebody else
 */
export async function startPooler(program: string, home: string, owner?: number): Promise<TestPooler> {
  const address = (port: string) => `postgres://postgres@/postgres?host=${encodeURIComponent(home)}${port}`;
  for (const setting of FOR_SESSIONS) await query(address(''), `ALTER ROLE postgres SET ${setting}`);
  const [settings, users] = [join(home, 'pgbouncer.ini'), join(home, 'users')];
  writeFileSync(users, '"postgres" ""\n');
  writeFileSync(
    settings,
    `[databases]
* = host=${home}
[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${home}
auth_type = trust
auth_file = ${users}
auth_user = postgres
logfile = ${join(home, 'pgbouncer.log')}
max_client_conn = 400
default_pool_size = 20
pool_mode = transaction
ignore_startup_parameters = options
server_login_retry = 1
`,
  );
  for (const path of [settings, users]) if (owner !== undefined) chownSync(path, owner, owner);
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', program, '-q', settings], {
    stdio: ['pipe', 'ignore', 'ignore'],
    ...(owner !== undefined && { uid: owner, gid: owner }),
    detached: true,
  });
  const ended = once(keeper, 'exit');
  keeper.unref();
  const stdin = keeper.stdin as unknown as Socket;
  stdin.unref();
  while (!existsSync(join(home, `.s.PGSQL.${PORT}`))) {
    if (keeper.exitCode !== null) throw new Error(`${program} ended at once.`);
    await sleep(10);
  }
  return {
    url: address(`&port=${PORT}`),
    async stop() {
      keeper.ref();
      stdin.end();
      await ended;
    },
  };
}
