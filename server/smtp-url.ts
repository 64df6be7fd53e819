/** Where mails are handed in, as `SMTP_URL` and `SMTP_FROM` say. */
import { z } from 'zod';

export interface MailConfig {
  host: string;
  port: number;
  /** TLS from the first byte on; else by STARTTLS, where the server offers it. */
  isSecure: boolean;
  /** Nothing is sent to a server without STARTTLS. */
  requiresTls: boolean;
  /** STARTTLS is not used where it is offered either. */
  ignoresTls: boolean;
  /** False takes any certificate. */
  checksCertificate: boolean;
  /** Absent for servers that want none. */
  login: { user: string; password: string; method: string | undefined } | undefined;
  /** What the server is told that this machine is called; its own name where absent. */
  ownName: string | undefined;
  from: MailAddress;
}

export interface MailAddress {
  /** Empty for none. */
  name: string;
  address: string;
}

type Server = Omit<MailConfig, 'from'>;

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
const LOGIN_METHODS = ['PLAIN', 'LOGIN', 'CRAM-MD5'];
const flag = (name: string) => z.enum(['true', 'false'], `${name} must be true or false`);

/** The options that may follow the address, named as in nodemailer's own addresses. */
const optionsSchema = z.strictObject(
  {
    requireTLS: flag('requireTLS').optional(),
    ignoreTLS: flag('ignoreTLS').optional(),
    'tls.rejectUnauthorized': flag('tls.rejectUnauthorized').optional(),
    authMethod: z.enum(LOGIN_METHODS, `authMethod must be one of ${LOGIN_METHODS.join(', ')}`).optional(),
    name: z
      .string()
      .regex(/^[\w.-]+$/, 'name must be the name of this machine')
      .optional(),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `has no option ${String((keys as string[] | undefined)?.[0])}; it has requireTLS, ignoreTLS, tls.rejectUnauthorized, authMethod and name`
        : undefined,
  },
);

const EXPECTED = 'must be an address such as smtp://user:password@mail.example.com:587 or smtps://…:465';

/** Reads the value of `SMTP_URL`. */
export function readSmtpUrl(text: string, context: z.RefinementCtx): Server {
  const fail = (message: string) => {
    // Never the text itself: it may hold a password.
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return fail(`${EXPECTED}; in a password, % / ? # @ and : are written as %25 %2F %3F %23 %40 and %3A`);
  }
  const { protocol, hostname, username, password } = url;
  if (!isMailProtocol(protocol) || hostname === '' || !/^\/?$/.test(url.pathname)) return fail(EXPECTED);
  const user = decode(username);
  const secret = decode(password);
  if (user === undefined || secret === undefined) {
    return fail('has a % in its user name or password that must be written as %25');
  }
  if ((user === '') !== (secret === '')) return fail('must have a user name and a password, or neither');
  const options = optionsSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!options.success) return fail(options.error.issues[0]?.message ?? EXPECTED);
  const { requireTLS, ignoreTLS, authMethod, name } = options.data;
  if (requireTLS === 'true' && ignoreTLS === 'true') return fail('cannot require TLS and ignore it');
  const ignoresTls = ignoreTLS === 'true';
  const hasLogin = user !== '';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || PORTS[protocol],
    isSecure: protocol === 'smtps:',
    // A password goes over the network in the clear only where the operator says so.
    requiresTls: requireTLS === 'true' || (requireTLS === undefined && hasLogin && !ignoresTls),
    ignoresTls,
    checksCertificate: options.data['tls.rejectUnauthorized'] !== 'false',
    login: hasLogin ? { user, password: secret, method: authMethod } : undefined,
    ownName: name,
  };
}

const isMailProtocol = (protocol: string): protocol is keyof typeof PORTS => Object.hasOwn(PORTS, protocol);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Reads `chat@acme.example`, or with a name before it, `Acme Chat <chat@acme.example>`. */
export function readMailAddress(text: string, context: z.RefinementCtx): MailAddress {
  const [, name = '', address = ''] = /^(?:([^<>\p{Cc}]*)<)?([^<>\s]+)>?$/u.exec(text.trim()) ?? [];
  if (z.email().safeParse(address).success) {
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
  }
  context.addIssue({
    code: 'custom',
    message: 'must be a mail address, such as chat@acme.example or Acme Chat <chat@acme.example>',
  });
  return z.NEVER;
}
