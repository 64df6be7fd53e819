/** Why an address of the web gave nothing to read, and what its reader can do about it. */
import { RefusedAddressError } from '../../network/refused-address-error.js';

export type WebErrorKind =
  /** It may work another time: no response, too slow. */
  | 'temporary'
  /** The response cannot be used: too large, too many redirects. */
  | 'unusable'
  /** The address may not be reached. */
  | 'refused';

/** What is told of an address that cannot be read. */
export interface Failure {
  /** Words that follow the address: "did not answer within 10 seconds". */
  reason: string;
  /** What to do, in sentences, where something can be done. */
  advice?: string | undefined;
}

/** There is no response, or none that can be used. Its message is the reason of a `Failure`. */
export class WebError extends Error {
  readonly kind: WebErrorKind;
  readonly advice: string | undefined;

  constructor(kind: WebErrorKind, { reason, advice }: Failure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'WebError';
    this.kind = kind;
    this.advice = advice;
  }
}

const ONLINE = 'See that it is written right, and that this machine is online.';
const AUTHORITY = 'Where the certificate is your own, name the file of its authority in NODE_EXTRA_CA_CERTS.';

const FAILURES: Readonly<Record<string, Failure>> = {
  ENOTFOUND: { reason: 'has a host name that does not exist', advice: ONLINE },
  EAI_AGAIN: { reason: 'has a host name that could not be looked up', advice: ONLINE },
  ENETUNREACH: { reason: 'lies in a network that this machine does not reach', advice: ONLINE },
  EHOSTUNREACH: { reason: 'lies on a machine that cannot be reached', advice: ONLINE },
  ECONNREFUSED: {
    reason: 'refuses connections',
    advice: 'See that the site is running, and that the port is right.',
  },
  ECONNRESET: { reason: 'broke the connection' },
  UND_ERR_SOCKET: { reason: 'broke the connection' },
  UND_ERR_CONNECT_TIMEOUT: { reason: 'did not answer in time' },
  ERR_SSL_WRONG_VERSION_NUMBER: { reason: 'does not speak HTTPS', advice: 'Try the address with http://.' },
  ERR_SSL_PACKET_LENGTH_TOO_LONG: { reason: 'does not speak HTTPS', advice: 'Try the address with http://.' },
  DEPTH_ZERO_SELF_SIGNED_CERT: { reason: 'has a certificate that it signed itself', advice: AUTHORITY },
  SELF_SIGNED_CERT_IN_CHAIN: {
    reason: 'has a certificate of an authority that is unknown here',
    advice: AUTHORITY,
  },
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: {
    reason: 'has a certificate of an authority that is unknown here',
    advice: AUTHORITY,
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    reason: 'has a certificate of an authority that it does not name',
    advice: `Let its server send the certificates in between too. ${AUTHORITY}`,
  },
  CERT_HAS_EXPIRED: { reason: 'has a certificate that has expired', advice: 'Renew the certificate.' },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    reason: 'has a certificate for another host name',
    advice: 'Give the address under the name that the certificate is for.',
  },
};

const STATUS_ADVICE: Readonly<Record<number, string>> = {
  401: 'It asks for a password, and an import has none: import the files that it is made from, or let this machine read it without.',
  403: 'Where the site wards off programs, let the user agent "ServiceChat" in.',
  429: 'It asks for fewer requests: try again later, with a longer --delay.',
};
const BROKEN_ADVICE = 'The site has trouble of its own: see that it works in a browser, and try again.';

/** What a response of another status than 200 means. */
export function failureOf(status: number): Failure {
  const advice = STATUS_ADVICE[status] ?? (status >= 500 ? BROKEN_ADVICE : undefined);
  return { reason: `answers with status ${status}`, advice };
}

/** What went wrong on the way to a response, in words. Errors that are no failure of the web stay as they are. */
export function webErrorOf(error: unknown): Error {
  if (error instanceof WebError) return error;
  if (error instanceof RefusedAddressError) {
    const reason = `may not be reached: ${error.message}`;
    const allow = error.addresses.map((address) => `--allow-private ${address}`).join(' ');
    const advice = `To read a private network that you trust, allow it: ${allow}, or for sources FETCH_ALLOW_PRIVATE in the environment of the server.`;
    return new WebError('refused', { reason, advice }, error);
  }
  if (!(error instanceof Error)) return new Error(String(error));
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_') || code.startsWith('ERR_PADDING') || code.startsWith('ERR_BROTLI')) {
    return new WebError('unusable', { reason: 'is compressed in a way that cannot be read' }, error);
  }
  return new WebError(
    'temporary',
    FAILURES[code] ?? { reason: `could not be fetched: ${error.message}` },
    error,
  );
}
