/** Real reverse proxies, with the examples of `docs/examples` as their configuration. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { freePort } from '../network/free-port.fixture.js';

const EXAMPLES = new URL('../../docs/examples/', import.meta.url);

/** Whether a program is installed here. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

export interface ReverseProxy {
  program: 'nginx' | 'caddy';
  /** What the example puts before the paths of the server. */
  path: '' | '/chat';
  /** What tells it from others of the same program. */
  name?: string;
  /** Starts it in front of a server, on every address of this machine; gives its port. */
  start: (t: TestContext, target: string) => Promise<number>;
}

export const REVERSE_PROXIES: readonly ReverseProxy[] = [
  {
    program: 'nginx',
    path: '',
    start: (t, target) =>
      startNginx(t, (port) =>
        readExample('nginx.conf', target)
          .replace('listen 443 ssl;', `listen ${port};`)
          .replace(/^\s*ssl_.*\n/gm, ''),
      ),
  },
  {
    program: 'nginx',
    path: '/chat',
    start: (t, target) =>
      startNginx(
        t,
        (port) =>
          `server { listen ${port}; ${readExample('nginx-sub-path.conf', target).replace(/#.*/g, '')} }`,
      ),
  },
  {
    program: 'nginx',
    path: '',
    name: 'nginx that balances, with one of two servers gone',
    start: async (t, target) => {
      const gone = `127.0.0.1:${await freePort()}`;
      return startNginx(t, (port) =>
        readExample('nginx-two-servers.conf', target)
          .replace('10.0.0.11:3000', gone)
          .replace('10.0.0.12:3000', new URL(target).host)
          .replace('listen 443 ssl;', `listen ${port};`)
          .replace(/^\s*ssl_.*\n/gm, ''),
      );
    },
  },
  { program: 'caddy', path: '', start: (t, target) => startCaddy(t, target, 'chat.example.com {') },
  { program: 'caddy', path: '/chat', start: (t, target) => startCaddy(t, target, 'www.example.com {') },
];

function readExample(name: string, target: string): string {
  return readFileSync(new URL(name, EXAMPLES), 'utf8').replaceAll('127.0.0.1:3000', new URL(target).host);
}

async function startNginx(t: TestContext, serverFor: (port: number) => string): Promise<number> {
  const folder = makeFolder(t);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr notice;
    ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; events {}
    http { access_log off; ${temporary} ${serverFor(port)} }`,
  );
  await startProgram(t, 'nginx', ['-p', folder, '-c', config], /start worker process /);
  return port;
}

/** The example as the Caddy of this machine knows it: up to 2.6.2, requests are read whole by another option. */
export function caddyfileForInstalled(example: string): string {
  const version = execFileSync('caddy', ['version'], { encoding: 'utf8' });
  const isOld = /^v?2\.(?:[0-5]\.|6\.[0-2]\b)/.test(version);
  return isOld ? example.replace(/request_buffers \S+$/gm, 'buffer_requests') : example;
}

async function startCaddy(t: TestContext, target: string, site: string): Promise<number> {
  const folder = makeFolder(t);
  const [port, otherPort] = [await freePort(), await freePort()];
  const sites = caddyfileForInstalled(readExample('Caddyfile', target))
    .replace(site, `http://:${port} {`)
    .replace(/^(?:chat|www)\.example\.com \{/m, `http://:${otherPort} {`);
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${sites}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', config];
  await startProgram(t, 'caddy', args, /serving initial configuration/, folder);
  return port;
}

/** Starts a program and waits for the words that say it is ready. */
async function startProgram(
  t: TestContext,
  program: string,
  args: string[],
  ready: RegExp,
  home = tmpdir(),
): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: home },
  });
  const ended = once(child, 'close');
  t.after(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let said = '';
  child.stderr.setEncoding('utf8');
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text: string) => {
      said += text;
      if (ready.test(said)) resolve();
    });
    void ended.then(() => {
      reject(new Error(`${program} ended: ${said}`));
    });
  });
}

function makeFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-proxy-'));
  t.after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
