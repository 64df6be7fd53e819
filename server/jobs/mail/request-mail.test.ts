/** Mails about requests for a human as owners get them: over a real store and a real mail server. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_QUOTA } from '../../model.js';
import { makeQuestion, makeReply, recordsIn } from '../../store/testing/store.fixture.js';
import { RETRY_SECONDS } from '../deliveries/delivery-dispatcher.js';
import { openMailServer } from './mail-server.fixture.js';
import { ask, AT, failureOf, run, untilSent } from './mailing.fixture.js';

describe('a mail about a request for a human', () => {
  it('tells its owner who asks for what, on which page, what was said before, and goes back to the visitor', async (t) => {
    const server = await openMailServer(t);
    const running = await run(t, server, { notify: { timeZone: 'Europe/Berlin' } });
    const { store, widget } = running;
    const question = makeQuestion({
      widgetId: widget.id,
      at: '2024-05-31T11:58:00.000Z',
      pageUrl: 'https://acme.example/lamps',
      text: 'Do you ship to Norway?',
    });
    await store.conversations.accept(question, DEFAULT_QUOTA);
    const citations = [
      { pageId: 'ship', pageTitle: 'Shipping', pageUrl: 'https://acme.example/ship#:~:text=x', excerpt: 'x' },
    ];
    await store.conversations.record(
      makeReply(question, { answer: 'We ship **everywhere** [1].', citations }),
    );
    const later = makeQuestion({
      widgetId: widget.id,
      at: '2024-05-31T12:30:00.000Z',
      text: 'One more thing',
    });
    await store.conversations.accept(later, DEFAULT_QUOTA);
    const { conversationId } = question;
    const wish = await ask(running, { conversationId, name: 'Zoë Ødegård', phone: '+47 22 00 00 00' });
    await server.until(1);
    await untilSent(running);
    const [mail] = server.mails;
    assert.ok(mail);
    assert.deepEqual(mail.to, ['owner@acme.example']);
    const { headers } = mail;
    assert.equal(headers.get('from'), 'Acme Chat <chat@acme.example>');
    assert.equal(headers.get('reply-to'), 'Zoë Ødegård <ann@acme.example>');
    assert.equal(headers.get('subject'), 'Acme: Request from Zoë Ødegård');
    assert.equal(headers.get('message-id'), `<${wish.id}@acme.example>`);
    assert.equal(headers.get('references'), `<${conversationId}@acme.example>`);
    assert.equal(headers.get('auto-submitted'), 'auto-generated');
    assert.equal(
      mail.text,
      `Acme: Request from Zoë Ødegård

Please call me.

Name: Zoë Ødegård
Email: ann@acme.example
Phone: +47 22 00 00 00
Page: https://acme.example/lamps

Conversation

Visitor, May 31, 2024, 1:58 PM
    Do you ship to Norway?

Assistant, May 31, 2024, 1:58 PM
    We ship everywhere [1].
    Sources:
    - Shipping https://acme.example/ship

-- 
Reply to this email to write to Zoë Ødegård.
Sent by the support chat of Acme.`,
    );
    assert.match(mail.html, /<a href="https:\/\/acme\.example\/ship">Shipping<\/a>/);
  });

  it('names a visitor whom the website knows by their ID, and says whether it is signed', async (t) => {
    const server = await openMailServer(t);
    const running = await run(t, server);
    await ask(running, { visitorId: '42 (verified)' });
    await ask(running, { visitorId: '42', isVisitorVerified: true });
    await ask(running);
    await server.until(3);
    const fields = server.mails.map(({ text }) => /^Visitor ID: .*$/m.exec(text)?.[0]);
    assert.deepEqual(fields, [
      'Visitor ID: 42 (verified) (not verified)',
      'Visitor ID: 42 (verified)',
      undefined,
    ]);
  });

  it('is in the language of its owner, from right to left where that is', async (t) => {
    const server = await openMailServer(t);
    for (const [language, subject, dir] of [
      ['de-AT', 'Acme: Anfrage von Ann', 'ltr'],
      ['ar', 'Acme: طلب من Ann', 'rtl'],
      ['ja', 'Acme: Ann 様からのお問い合わせ', 'ltr'],
    ] as const) {
      const running = await run(t, server, { notify: { language } });
      await ask(running, { name: 'Ann' });
      await untilSent(running);
      const mail = server.mails.at(-1);
      assert.equal(mail?.headers.get('subject'), subject);
      assert.match(mail.html, new RegExp(`<html lang="[a-z]{2}" dir="${dir}">`));
    }
  });

  it('shows what a visitor wrote as text, and loads nothing', async (t) => {
    const server = await openMailServer(t);
    const running = await run(t, server, { name: '<b>Acme</b>' });
    const hostile = '<img src="https://evil.example/x.png"><script>alert(1)</script>&amp; "quoted"';
    await ask(running, {
      message: hostile,
      name: hostile,
      phone: '<a href="javascript:x">',
      pageUrl: 'javascript:alert(1)',
    });
    await untilSent(running);
    const [mail] = server.mails;
    assert.ok(mail);
    assert.match(mail.html, /&lt;img src=&quot;https:\/\/evil\.example\/x\.png&quot;&gt;/);
    assert.doesNotMatch(mail.html, /<(?:img|script|b|link|iframe)\b|<a |url\(|@import/);
    assert.ok(mail.text.includes(hostile));
  });

  it('lets nobody write headers or recipients into it', async (t) => {
    const server = await openMailServer(t);
    const lines = 'Ann\r\nBcc: victim@example.com\r\n\r\nSpam\u2028more';
    const running = await run(t, server, { name: `Acme\nBcc: victim@example.com` });
    await ask(running, { name: lines, message: `.\r\nQUIT\r\n${lines}`, phone: lines });
    await untilSent(running);
    const [mail] = server.mails;
    assert.ok(mail);
    assert.deepEqual(mail.to, ['owner@acme.example']);
    const names = [...mail.headers.keys()].sort();
    assert.deepEqual(names, [
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]);
    assert.match(mail.headers.get('reply-to') ?? '', /<ann@acme\.example>$/);
    assert.match(mail.text, /^\.\nQUIT$/m);
  });

  it('goes to everybody who is named, and says who could not be reached', async (t) => {
    const server = await openMailServer(t, {
      onRcptTo({ address }, _, done) {
        done(
          address.startsWith('gone') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
        );
      },
    });
    const running = await run(t, server, { notify: { email: ['a@acme.example', 'gone@acme.example'] } });
    await ask(running);
    await untilSent(running);
    assert.deepEqual(server.mails[0]?.to, ['a@acme.example']);
    const none = await run(t, server, { notify: { email: ['gone@acme.example'] } });
    await ask(none);
    assert.match(await failureOf(none), /^was refused: 550 no such user/);
  });

  it('that is refused is sent again under the same id, later and later, also after restarts, until it is dead', async (t) => {
    const server = await openMailServer(t);
    server.refusals.push(...RETRY_SECONDS.map(() => '451 greylisted, come back later'), '554 never');
    let running = await run(t, server);
    const { folder } = running;
    const wish = await ask(running);
    for (const [tries, seconds] of RETRY_SECONDS.entries()) {
      const dueAt = running.clock.now + seconds * 1000;
      while ((await running.store.deliveries.nextAt()) !== dueAt) await sleep(5);
      const [owed] = await running.store.deliveries.list({ channel: 'mail' });
      assert.equal(owed?.failures, tries + 1);
      assert.match(owed.reason ?? '', /^was refused: 451 greylisted, come back later$/);
      await running.stop();
      running = await run(t, server, { folder, now: dueAt });
    }
    while ((await running.store.deliveries.counts('mail')).dead === 0) await sleep(5);
    await running.store.deliveries.revive({ channel: 'mail' }, new Date(running.clock.now).toISOString());
    await server.until(1);
    await untilSent(running);
    assert.equal(server.mails[0]?.headers.get('message-id'), `<${wish.id}@acme.example>`);
    assert.deepEqual(await running.store.deliveries.counts('mail'), { waiting: 0, dead: 0 });
  });

  it('waits for a mail server that is configured later', async (t) => {
    const server = await openMailServer(t);
    const without = await run(t, server, { hasMailServer: false });
    const { folder } = without;
    await ask(without);
    assert.equal(await failureOf(without), 'could not be sent: the server has no SMTP_URL');
    await without.stop();
    const running = await run(t, server, { folder, now: Date.parse(AT) + 5000 });
    await server.until(1);
    await untilSent(running);
  });

  it('ends at once when the server stops, and is sent after the next start', async (t) => {
    const server = await openMailServer(t);
    // It never says that it took the mail.
    server.refusals.push('');
    const running = await run(t, server, { timeoutMs: 600_000 });
    await ask(running);
    while (server.refusals.length > 0) await sleep(5);
    await running.stop();
    const again = await run(t, server, { folder: running.folder });
    await untilSent(again);
    await again.stop();
    assert.equal(server.mails.length, 1);
    const outcomes = (await recordsIn(running.folder)).flatMap((record) =>
      record.type === 'delivery' ? [record.channel, record.outcome] : [],
    );
    assert.deepEqual(outcomes, ['mail', 'delivered']);
  });
});
