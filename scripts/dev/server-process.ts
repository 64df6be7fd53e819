/** The server as a process that is started anew when its sources change. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Mutex } from '../../server/runtime/mutex.js';
import { compiledServer } from '../compiled-server.js';
import { root } from '../files.js';

/** A server that stays on its port while its process changes. */
export interface KeptServer {
  readonly port: number;
  /** Resolves when it takes requests; waits through a restart, and through an error until the next change. */
  whenReady(): Promise<void>;
  /** Resolves when it takes requests again; rejects when it ends instead, after it has said why. */
  restart(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Resolves when the server has logged where it listens. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      if (text.includes('"url":')) resolve();
    });
    child.on('close', () => {
      reject(new Error('The server ended; it starts again at the next change.'));
    });
  });
}

/** Starts a server that browsers reach at `publicPort`, with flags for Node. */
export async function keepServer(publicPort: number, flags: readonly string[]): Promise<KeptServer> {
  const port = await freePort();
  const publicUrl = `http://localhost:${publicPort}`;
  const launch = () => {
    const cli = join(compiledServer(), 'cli.js');
    const child = spawn(process.execPath, [...flags, '--enable-source-maps', cli, 'serve'], {
      cwd: root,
      env: {
        PUBLIC_URL: publicUrl,
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Its own address is nobody's business: pages that it served would not reload.
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text.replaceAll(`http://127.0.0.1:${port}`, publicUrl));
    });
    return child;
  };
  let child = launch();
  let ready = listening(child);
  const mutex = new Mutex();

  async function replace(): Promise<void> {
    // While the sources cannot be compiled, the server stays as it was.
    compiledServer();
    if (child.exitCode === null && child.signalCode === null) {
      const closed = once(child, 'close');
      // Without a word, which would take time: what was acknowledged is on the disk already.
      child.kill('SIGKILL');
      await closed;
    }
    child = launch();
    ready = listening(child);
    await ready;
  }

  process.on('exit', () => child.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      child.once('close', () => process.exit(0));
      // One that has ended by itself, as at a flag that it does not know, closes no more.
      if (!child.kill('SIGTERM')) process.exit(0);
    });
  }
  ready.catch((error: unknown) => {
    console.error((error as Error).message);
  });
  return {
    port,
    async whenReady() {
      await mutex.idle();
      await ready;
    },
    restart: () => mutex.runExclusive(replace),
  };
}
