import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, readConfig } from './config.js';

const read = (environment: Record<string, string>) => readConfig({}, environment);

describe('the configuration of a proxy that signs operators in', () => {
  it('is none without addresses, and not one that is everywhere', () => {
    const AUTH_PROXY_HEADER = 'Remote-User';
    const AUTH_PROXY_FROM = '127.0.0.1';
    assert.deepEqual(read({ AUTH_PROXY_HEADER, AUTH_PROXY_FROM }).authProxy, {
      header: AUTH_PROXY_HEADER,
      from: [AUTH_PROXY_FROM],
      newRole: undefined,
    });
    const wrong: [Record<string, string>, RegExp][] = [
      [{ AUTH_PROXY_HEADER }, /^AUTH_PROXY_FROM must be set too, because AUTH_PROXY_HEADER is/],
      [{ AUTH_PROXY_FROM }, /^AUTH_PROXY_HEADER must be set too, because AUTH_PROXY_FROM is/],
      [{ AUTH_PROXY_ROLE: 'reader' }, /^AUTH_PROXY_HEADER must be set too, because AUTH_PROXY_ROLE is/],
      [{ AUTH_PROXY_HEADER: 'Remote User', AUTH_PROXY_FROM }, /^AUTH_PROXY_HEADER must be the name of a/],
      [{ AUTH_PROXY_HEADER: 'Cookie', AUTH_PROXY_FROM }, /^AUTH_PROXY_HEADER must be the name of a/],
      [{ AUTH_PROXY_HEADER, AUTH_PROXY_FROM, AUTH_PROXY_ROLE: 'owner' }, /^AUTH_PROXY_ROLE must be one of/],
      ...['1', 'true', '*', ',', '10.0.0.0/8, 0.0.0.0/0', '::/0', '10.0.0.0/00', 'proxy.example'].map(
        (from): [Record<string, string>, RegExp] => [
          { AUTH_PROXY_HEADER, AUTH_PROXY_FROM: from },
          /^AUTH_PROXY_FROM must be the addresses of the proxies, such as /,
        ],
      ),
    ];
    for (const [environment, problem] of wrong) {
      const isSaid = (error: unknown) => error instanceof ConfigError && problem.test(error.problems.join());
      assert.throws(() => read(environment), isSaid, JSON.stringify(environment));
    }
  });
});
