/** What tests need for sites of https on this machine. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

export interface Certificate {
  key: string;
  cert: string;
  /** Where the certificate lies, for NODE_EXTRA_CA_CERTS. */
  file: string;
}

/** A certificate for 127.0.0.1 that it signed itself; undefined where there is no openssl to make one with. */
export function makeCertificate(t: TestContext): Certificate | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-'));
  t.after(() => {
    rmSync(folder, { recursive: true });
  });
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8'), file: cert };
}

/** The first byte of a TLS connection. */
const HANDSHAKE = 22;

/**
 * Puts a site of http and one of https on one port, so that their addresses differ in the scheme alone, as those of
 * sites at the usual ports do.
 *
 * @returns host and port of both
 */
export async function shareHost(t: TestContext, plain: string, secure: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (first: Buffer) => {
      const site = connect(Number(new URL(first[0] === HANDSHAKE ? secure : plain).port), '127.0.0.1');
      site.on('error', () => socket.destroy());
      site.write(first);
      socket.pipe(site).pipe(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
