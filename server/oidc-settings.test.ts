import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, readConfig } from './config.js';

const read = (environment: Record<string, string>) => readConfig({}, environment);

describe('the configuration of an issuer that signs operators in', () => {
  it('is whole or none, keeps secrets to https, and makes no owners', () => {
    const rest = { OIDC_CLIENT_ID: 'chat', OIDC_CLIENT_SECRET: 'secret' };
    const whole = { OIDC_ISSUER: 'https://login.example.com', ...rest };
    assert.deepEqual(read(whole).oidc, {
      issuer: 'https://login.example.com',
      clientId: 'chat',
      clientSecret: 'secret',
      nameClaim: 'email',
      newRole: undefined,
    });
    const full = { ...whole, OIDC_NAME_CLAIM: 'preferred_username', OIDC_ROLE: 'editor' };
    const { nameClaim, newRole } = read(full).oidc ?? {};
    assert.deepEqual([nameClaim, newRole], ['preferred_username', 'editor']);
    for (const here of ['http://localhost:8080/realms/x', 'http://127.0.0.1:9', 'http://[::1]:9'])
      assert.equal(read({ ...whole, OIDC_ISSUER: here }).oidc?.issuer, here);
    const wrong: [Record<string, string>, RegExp][] = [
      [
        { OIDC_ISSUER: whole.OIDC_ISSUER },
        /OIDC_CLIENT_ID must be set too, .*OIDC_CLIENT_SECRET must be set too/,
      ],
      [rest, /^OIDC_ISSUER must be set too, because OIDC_CLIENT_ID is\.$/],
      [{ OIDC_ROLE: 'reader' }, /^OIDC_ISSUER must be set too, because OIDC_ROLE is/],
      [{ ...whole, OIDC_ROLE: 'owner' }, /^OIDC_ROLE must be one of reader, editor/],
      [{ ...whole, OIDC_NAME_CLAIM: 'e mail' }, /^OIDC_NAME_CLAIM must be the name of a claim/],
      ...['login.example.com', 'ftp://login.example.com'].map(
        (OIDC_ISSUER): [Record<string, string>, RegExp] => [
          { ...rest, OIDC_ISSUER },
          /^OIDC_ISSUER must be a web address, such as/,
        ],
      ),
      ...['http://login.example.com', 'http://localhost.example.com', 'http://10.0.0.3'].map(
        (OIDC_ISSUER): [Record<string, string>, RegExp] => [
          { ...rest, OIDC_ISSUER },
          /^OIDC_ISSUER must be https, since secrets go there/,
        ],
      ),
    ];
    for (const [environment, problem] of wrong) {
      const isSaid = (error: unknown) =>
        error instanceof ConfigError && problem.test(error.problems.join(' '));
      assert.throws(() => read(environment), isSaid, JSON.stringify(environment));
    }
  });
});
