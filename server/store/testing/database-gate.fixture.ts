/** A way to a database that can be shut, as by a network that is cut, and opened again. */
import { once } from 'node:events';
import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';
import { join } from 'node:path';

export interface DatabaseGate {
  /** Address of the database behind the gate, the same whether it is open or not. */
  url: string;
  open(): Promise<void>;
  /** Cuts the connections that there are, and takes no other. */
  shut(): Promise<void>;
}

/** @param url of the database; the gate is shut */
export async function makeGate(url: string): Promise<DatabaseGate> {
  const sockets = new Set<Socket>();
  const target = targetOf(url);
  let server: Server | undefined;
  let port = 0;

  async function open(): Promise<void> {
    server = createServer((near) => {
      const far = connect(target);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      }
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  }

  async function shut(): Promise<void> {
    const closed = server && once(server, 'close');
    server?.close();
    for (const socket of sockets) socket.destroy();
    await closed;
    server = undefined;
  }

  await open();
  await shut();
  const shown = new URL(url.replace('@/', '@localhost/'));
  return { url: `postgres://${shown.username}@127.0.0.1:${port}${shown.pathname}`, open, shut };
}

function targetOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url.replace('@/', '@localhost/'));
  const folder = searchParams.get('host');
  return folder === null
    ? { host: hostname, port: Number(port || 5432) }
    : { path: join(folder, '.s.PGSQL.5432') };
}
