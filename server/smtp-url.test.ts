import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, readConfig } from './config.js';

const read = (environment: Record<string, string>) => readConfig({}, environment);

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    read(environment);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.problems;
  }
  return [];
}

describe('the configuration of mail', () => {
  it('takes a mail server by its address, with user, password and options', () => {
    const from = { SMTP_FROM: 'Acme Chat <chat@acme.example>' };
    const mail = (url: string) => read({ SMTP_URL: url, ...from }).mail;
    assert.deepEqual(
      mail('smtps://chat%40acme.example:p%3Ass%2F%25@mail.example.com?authMethod=LOGIN&name=me'),
      {
        host: 'mail.example.com',
        port: 465,
        isSecure: true,
        requiresTls: true,
        ignoresTls: false,
        checksCertificate: true,
        login: { user: 'chat@acme.example', password: 'p:ss/%', method: 'LOGIN' },
        ownName: 'me',
        from: { name: 'Acme Chat', address: 'chat@acme.example' },
      },
    );
    const relay = mail('smtp://[::1]:25?ignoreTLS=true&tls.rejectUnauthorized=false');
    assert.deepEqual(
      [relay?.host, relay?.port, relay?.ignoresTls, relay?.checksCertificate],
      ['::1', 25, true, false],
    );
    for (const [url, problem] of [
      ['mail.example.com', /^must be an address such as smtp:/],
      ['https://mail.example.com', /^must be an address such as smtp:/],
      ['smtp://ann:se#cret@mail.example.com', /^must be an address .* %23/],
      ['smtp://ann@mail.example.com', /^must have a user name and a password, or neither/],
      ['smtp://ann:50%@mail.example.com', /^has a % .* must be written as %25/],
      ['smtp://mail.example.com?pool=true', /^has no option pool; it has requireTLS, /],
      ['smtp://mail.example.com?requireTLS=yes', /^requireTLS must be true or false/],
      ['smtp://mail.example.com?requireTLS=true&ignoreTLS=true', /^cannot require TLS and ignore it/],
    ] as const) {
      const said = problemsOf({ SMTP_URL: url, ...from }).join();
      assert.match(said.replace('SMTP_URL ', ''), problem, url);
      assert.doesNotMatch(said, /se#cret|50%@/);
    }
    assert.deepEqual(problemsOf({ SMTP_URL: 'smtp://mail.example.com' }), [
      'SMTP_FROM must be set too, because SMTP_URL is.',
    ]);
    for (const wrong of [
      'chat',
      'Acme <chat>',
      'a@b.example, c@d.example',
      'A\r\nBcc: x@y.example <a@b.example>',
    ]) {
      const [problem] = problemsOf({ SMTP_URL: 'smtp://mail.example.com', SMTP_FROM: wrong });
      assert.match(problem ?? '', /^SMTP_FROM must be a mail address/, wrong);
    }
  });
});
