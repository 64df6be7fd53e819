/** A real mail server on this machine that keeps what it takes. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMailAddress, readSmtpUrl, type MailConfig } from '../../smtp-url.js';
import { z } from 'zod';

export interface ReceivedMail {
  /** As on the wire. */
  raw: string;
  /** Recipients of the envelope. */
  to: string[];
  /** By their names in lower case, unfolded and decoded. */
  headers: Map<string, string>;
  text: string;
  html: string;
  isEncrypted: boolean;
  user: string | undefined;
}

export interface MailServer {
  port: number;
  mails: ReceivedMail[];
  /** What it says to the next mails instead of taking them; `''` for no answer at all. */
  refusals: string[];
  /** Resolves when it has taken so many. */
  until(count: number): Promise<void>;
  /** How a client is configured for it. */
  config(change?: { url?: string; from?: string }): MailConfig;
}

export async function openMailServer(
  t: Pick<TestContext, 'after'>,
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refusals: string[] = [];
  let onMail = (): void => undefined;
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusals.shift();
        if (refusal === '') return;
        if (refusal !== undefined) {
          const [code = '450', ...words] = refusal.split(' ');
          done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const { user } = session as { user?: unknown };
        mails.push({
          ...parseMail(Buffer.concat(chunks).toString('latin1')),
          to,
          isEncrypted: session.secure,
          user: typeof user === 'string' ? user : undefined,
        });
        done();
        onMail();
      });
    },
    ...options,
  });
  // A client that is killed breaks its connection off.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  t.after(
    () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  );
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    mails,
    refusals,
    async until(count) {
      while (mails.length < count) await new Promise<void>((resolve) => (onMail = resolve));
    },
    config: ({ url = `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`, from } = {}) => ({
      ...z.string().transform(readSmtpUrl).parse(url),
      from: z
        .string()
        .transform(readMailAddress)
        .parse(from ?? 'Acme Chat <chat@acme.example>'),
    }),
  };
}

function parseMail(raw: string): Pick<ReceivedMail, 'raw' | 'headers' | 'text' | 'html'> {
  const [headers, body] = parsePart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => parsePart(part.replace(/^\r\n/, '')));
  const decoded = (type: string) =>
    parts
      .filter(([partHeaders]) => partHeaders.get('content-type')?.startsWith(type))
      .map(([partHeaders, content]) => decode(content, partHeaders.get('content-transfer-encoding')))
      .join('');
  return { raw, headers, text: decoded('text/plain'), html: decoded('text/html') };
}

function parsePart(raw: string): [headers: Map<string, string>, body: string] {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return [headers, raw.slice(end + 4)];
}

/** The encoded words of a header, as RFC 2047 has them. */
const decodeWords = (text: string): string =>
  text.replace(/\?=\s+=\?/g, '?==?').replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, how, part = '']) =>
      how?.toLowerCase() === 'b' ? Buffer.from(part, 'base64') : quoted(part.replaceAll('_', ' ')),
    );
    return Buffer.concat(bytes).toString('utf8');
  });

const quoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

function decode(content: string, encoding = '7bit'): string {
  const bytes = encoding === 'base64' ? Buffer.from(content, 'base64') : quoted(content);
  const text = encoding === '7bit' ? content : bytes.toString('utf8');
  return text.replaceAll('\r\n', '\n').trimEnd();
}
