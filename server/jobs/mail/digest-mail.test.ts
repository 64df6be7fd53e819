/** The daily mail as owners get it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { DEFAULT_QUOTA } from '../../model.js';
import { makeDigest, makeQuestion, makeReply } from '../../store/testing/store.fixture.js';
import { openMailServer } from './mail-server.fixture.js';
import { AT, run, untilSent } from './mailing.fixture.js';

describe('a digest', () => {
  it('tells what was not answered in its time, the most frequent first, with the nearest pages', async (t) => {
    const server = await openMailServer(t);
    const running = await run(t, server, { notify: { digest: 'daily', language: 'de' } });
    const { store, widget } = running;
    const asked = async (text: string, at: string, wasRefused = true) => {
      const question = makeQuestion({ widgetId: widget.id, at, text, conversationId: randomUUID() });
      await store.conversations.accept(question, DEFAULT_QUOTA);
      const relatedArticles = [{ pageId: 'b', pageTitle: 'Bikes & more', pageUrl: 'https://acme.example/b' }];
      await store.conversations.record(
        makeReply(question, { at, wasRefused, citations: [], relatedArticles }),
      );
    };
    await asked('Do you rent out tandems?', '2024-05-31T08:00:00.000Z');
    await asked('Can I bring my dog?', '2024-05-31T09:00:00.000Z');
    await asked('do you rent out tandems', '2024-05-31T10:00:00.000Z');
    await asked('What do you sell?', '2024-05-31T10:00:00.000Z', false);
    await asked('Before its time?', '2024-05-29T10:00:00.000Z');
    await store.deliveries.leaveDigest(makeDigest({ widgetId: widget.id, at: AT }));
    await untilSent(running);
    const [mail] = server.mails;
    assert.equal(mail?.headers.get('subject'), 'Acme: Fragen ohne gute Antwort: 3');
    assert.match(mail.text, /2 ×\n {4}do you rent out tandems\n.*[^]*1 ×\n {4}Can I bring my dog\?/);
    assert.match(mail.text, /- Bikes & more https:\/\/acme\.example\/b/);
    assert.match(mail.html, /<a href="https:\/\/acme\.example\/b">Bikes &amp; more<\/a>/);
    assert.doesNotMatch(mail.text, /Before its time|What do you sell/);
  });

  it('is not sent where all was answered, and the log does not say that it was', async (t) => {
    const server = await openMailServer(t);
    const running = await run(t, server, { notify: { digest: 'daily' } });
    await running.store.deliveries.leaveDigest(makeDigest({ widgetId: running.widget.id, at: AT }));
    await untilSent(running);
    assert.equal(server.mails.length, 0);
    assert.deepEqual(running.logged, ['nothing to tell by mail']);
  });
});
