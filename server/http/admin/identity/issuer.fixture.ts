/** A small issuer of OpenID Connect on this machine, with keys of its own: what it says can be bent by a test. */
import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export const CLIENT = { clientId: 'support-chat', clientSecret: 'lamp & river: 100 %' };

type Claims = Record<string, unknown>;

export interface TestIssuer {
  url: string;
  /** Who is signed in there; it asks nobody. */
  person: Claims;
  /** Changes what the next ID tokens say. */
  bend: (claims: Claims) => Claims;
  /** What `userinfo` tells besides; it has none where undefined. */
  userinfo: Claims | undefined;
  /** Signs with a key that it does not publish. */
  signsWrong: boolean;
  /** Says no instead, with this error. */
  refusal: string | undefined;
  /** Whether people can sign out there, by its own description. */
  hasSignOut: boolean;
  /** Of every request for tokens: how the secret was shown. */
  shown: string[];
  /** Where it takes the secret; the header alone, as the standard has it, where undefined. */
  secretWays: string[] | undefined;
  stop(): Promise<void>;
}

interface Asked {
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/** To find the primes of a key takes a tenth of a second of processor, so all issuers of a process have the same two. */
const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
let keys: readonly [ReturnType<typeof makeKey>, ReturnType<typeof makeKey>] | undefined;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export async function startIssuer(t: TestContext): Promise<TestIssuer> {
  const [key, otherKey] = (keys ??= [makeKey(), makeKey()]);
  const asked = new Map<string, Asked>();
  const server = createServer((req, res) => {
    void respond(req, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  t.after(stop);
  const issuer: TestIssuer = {
    url,
    stop,
    userinfo: undefined,
    signsWrong: false,
    refusal: undefined,
    secretWays: undefined,
    person: { sub: 'ann-1', email: 'ann@acme.example', email_verified: true },
    bend: (claims) => claims,
    hasSignOut: false,
    shown: [],
  };

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '', url);
    const json = (body: object, status = 200) => {
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration') json(description());
    else if (pathname === '/jwks')
      json({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
    else if (pathname === '/authorize') {
      const back = authorize(searchParams);
      res.writeHead(303, { Location: back }).end();
    } else if (pathname === '/token') {
      let body = '';
      for await (const part of req.setEncoding('utf8')) body += String(part);
      json(...tokens(req, new URLSearchParams(body)));
    } else if (pathname === '/userinfo') json({ sub: issuer.person['sub'], ...issuer.userinfo });
    else if (pathname === '/sign-out' && issuer.hasSignOut) {
      assert.equal(searchParams.get('client_id'), CLIENT.clientId);
      res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Signed out everywhere</h1>');
    } else json({ error: 'not_found' }, 404);
  }

  const description = () => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    ...(issuer.hasSignOut && { end_session_endpoint: `${url}/sign-out` }),
    ...(issuer.userinfo && { userinfo_endpoint: `${url}/userinfo` }),
    ...(issuer.secretWays && { token_endpoint_auth_methods_supported: issuer.secretWays }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  });

  function authorize(query: URLSearchParams): string {
    const get = (name: string) => query.get(name) ?? '';
    assert.equal(get('client_id'), CLIENT.clientId);
    assert.equal(get('code_challenge_method'), 'S256');
    assert.deepEqual(get('scope').split(' '), ['openid', 'email', 'profile']);
    const back = new URL(get('redirect_uri'));
    back.searchParams.set('state', get('state'));
    if (issuer.refusal !== undefined) back.searchParams.set('error', issuer.refusal);
    else {
      const code = randomUUID();
      asked.set(code, {
        nonce: get('nonce'),
        challenge: get('code_challenge'),
        redirectUri: get('redirect_uri'),
      });
      back.searchParams.set('code', code);
    }
    return back.href;
  }

  function tokens(req: IncomingMessage, body: URLSearchParams): [object, number?] {
    const grant = asked.get(body.get('code') ?? '');
    asked.delete(body.get('code') ?? '');
    const { authorization = '' } = req.headers;
    issuer.shown.push(authorization === '' ? 'post' : 'basic');
    const [, pair = ''] = authorization.split(' ');
    const [id, secret] = Buffer.from(pair, 'base64').toString().split(':').map(decodeForm);
    const given = [id || body.get('client_id'), secret ?? body.get('client_secret')];
    if (given[0] !== CLIENT.clientId || given[1] !== CLIENT.clientSecret)
      return [{ error: 'invalid_client' }, 401];
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant?.challenge !== proof || grant.redirectUri !== body.get('redirect_uri'))
      return [{ error: 'invalid_grant' }, 400];
    const now = Math.floor(Date.now() / 1000);
    const claims = issuer.bend({
      iss: url,
      aud: CLIENT.clientId,
      iat: now,
      exp: now + 300,
      nonce: grant.nonce,
      ...issuer.person,
    });
    const text = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(claims)}`;
    const { privateKey } = issuer.signsWrong ? otherKey : key;
    const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64url');
    return [
      { access_token: 'once', token_type: 'Bearer', expires_in: 300, id_token: `${text}.${signature}` },
    ];
  }

  return issuer;
}

const decodeForm = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
