/** How mails are handed in: with and without encryption and password, and where it does not work. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SMTPServerOptions } from 'smtp-server';
import { openMailServer } from './mail-server.fixture.js';
import { ask, failureOf, run, untilSent } from './mailing.fixture.js';

describe('the mail server', () => {
  const logsIn: SMTPServerOptions = {
    onAuth({ username, password }, _, done) {
      if (password === 'p@ss:word') done(null, { user: username });
      else done(new Error('wrong password'));
    },
  };

  it('is spoken to by STARTTLS, with the user name and the password of its address', async (t) => {
    const server = await openMailServer(t, logsIn);
    const url = `smtp://chat%40acme.example:p%40ss%3Aword@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`;
    const running = await run(t, server, { url });
    await ask(running);
    await untilSent(running);
    assert.deepEqual(
      server.mails.map(({ isEncrypted, user }) => [isEncrypted, user]),
      [[true, 'chat@acme.example']],
    );
    const wrong = await run(t, server, { url: url.replace('word@', 'x@') });
    await ask(wrong);
    assert.match(await failureOf(wrong), /^was refused: 535 .*wrong password/);
  });

  it('is spoken to by TLS from the start on with smtps', async (t) => {
    const server = await openMailServer(t, { secure: true });
    const running = await run(t, server, {
      url: `smtps://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`,
    });
    await ask(running);
    await untilSent(running);
    assert.equal(server.mails[0]?.isEncrypted, true);
  });

  it('gets no mail where its certificate is not good, and no password in the clear', async (t) => {
    const server = await openMailServer(t);
    const unknown = await run(t, server, { url: `smtp://localhost:${server.port}` });
    await ask(unknown);
    assert.match(
      await failureOf(unknown),
      /^could not be sent: .*certificate.*\. Give the mail server a valid certificate, .*\?ignoreTLS=true/,
    );
    const plain = await openMailServer(t, {
      ...logsIn,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    const running = await run(t, plain, { url: `smtp://ann:p%40ss%3Aword@127.0.0.1:${plain.port}` });
    await ask(running);
    assert.match(await failureOf(running), /^could not be sent: .*STARTTLS/);
    const allowed = await run(t, plain, {
      url: `smtp://ann:p%40ss%3Aword@127.0.0.1:${plain.port}?requireTLS=false`,
    });
    await ask(allowed);
    await untilSent(allowed);
    assert.deepEqual([server.mails.length, plain.mails.length], [0, 1]);
  });

  it('that is not there, or does not speak, is named as the reason', async (t) => {
    const server = await openMailServer(t);
    const away = await run(t, server, { url: 'smtp://127.0.0.1:9' });
    await ask(away);
    assert.match(await failureOf(away), /^could not be sent: .*ECONNREFUSED/);
    server.refusals.push('');
    const silent = await run(t, server, { timeoutMs: 300 });
    await ask(silent);
    assert.match(await failureOf(silent), /^could not be sent: .*(?:timeout|timed out)/i);
  });
});
