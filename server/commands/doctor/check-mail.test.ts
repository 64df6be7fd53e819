import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { openMailServer } from '../../jobs/mail/mail-server.fixture.js';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeEscalation, makeFolderFor, makeOutcome, makeWidget } from '../../store/testing/store.fixture.js';
import { makeWorkplace } from '../terminal/run-cli.fixture.js';
import type { HealthSection } from '../../admin-contract/health.js';

/** What the doctor says of mails: `level: message advice`, a line each. */
async function examine(t: TestContext, dataFolder: string, environment: Record<string, string> = {}) {
  const place = makeWorkplace({ PUBLIC_URL: 'http://127.0.0.1:9', ...environment });
  t.after(() => {
    place.clear();
  });
  const { stdout } = await place.run('doctor', '--json', '--data', dataFolder);
  const { sections } = JSON.parse(stdout) as { sections: HealthSection[] };
  const findings = sections
    .filter(({ subject }) => subject === 'Mail')
    .flatMap((section) => section.findings);
  return findings.map(({ level, message, advice = '' }) => `${level}: ${message} ${advice}`).join('\n');
}

describe('the doctor, of mails', () => {
  it('says nothing where nobody wants them, and what to set where somebody does', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    await store.widgets.save(makeWidget());
    assert.equal(await examine(t, folder), '');
    await store.widgets.save(makeWidget({ name: 'Lamps', notify: { email: ['owner@acme.example'] } }));
    await store.close();
    assert.match(
      await examine(t, folder),
      /^wrong: The widget Lamps wants mails, but no mail server is configured\. Set SMTP_URL, such as smtp:/,
    );
  });

  it('asks the mail server, and names what was not sent and why', async (t) => {
    const server = await openMailServer(t);
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const widget = makeWidget({ notify: { email: ['owner@acme.example'] } });
    await store.widgets.save(widget);
    const SMTP_URL = `smtp://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`;
    const environment = { SMTP_URL, SMTP_FROM: 'chat@acme.example' };
    assert.equal(await examine(t, folder, environment), 'ok: The mail server 127.0.0.1 takes mails. ');
    const wish = makeEscalation({ widgetId: widget.id, owesDelivery: true, channels: ['mail'] });
    await store.conversations.leave(wish);
    const reason = 'was refused: 550 no such user';
    await store.deliveries.settle(makeOutcome(wish, { channel: 'mail', outcome: 'dead', reason }));
    await store.close();
    const said = await examine(t, folder, { ...environment, SMTP_URL: 'smtp://127.0.0.1:9' });
    assert.match(said, /^wrong: The mail server 127\.0\.0\.1 takes no mails: .*ECONNREFUSED.* See SMTP_URL/);
    assert.match(
      said,
      /^wrong: 1 mail could not be sent yet\. The last one was refused: 550 no such user\./m,
    );
  });
});
