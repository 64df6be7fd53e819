import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DEFAULT_QUOTA } from '../../model.js';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeOutcome, makeOwed, makeQuestion } from '../../store/testing/store.fixture.js';
import { examine, ID, workplace } from './doctor.fixture.js';

const ORIGIN = 'https://www.acme.example';

describe('doctor, of widgets', () => {
  it('says when a quota is spent or nearly, and when', async (t) => {
    const place = await workplace(t);
    const store = await openJsonStore(join(place.folder, 'data'));
    t.after(() => store.close());
    const widget = (await store.widgets.get(ID)) ?? assert.fail();
    for (let asked = 0; asked < 4; asked++) {
      await store.conversations.accept(
        makeQuestion({ widgetId: ID, at: new Date().toISOString() }),
        DEFAULT_QUOTA,
      );
    }
    const saidWith = async (messages: number) => {
      await store.widgets.save({ ...widget, quota: { messages, period: 'month' } });
      return (await examine(place)).said;
    };
    assert.match(
      await saidWith(6),
      /^ok: Its quota: 4 of 6 questions this month, until \d{4}-\d\d-01 00:00 UTC\./m,
    );
    assert.match(await saidWith(5), /^warning: Its quota is nearly spent: 4 of 5 questions this month, /m);
    assert.match(
      await saidWith(4),
      new RegExp(`^wrong: Its quota is spent: 4 of 4 .* widget update ${ID} --quota 1000/month$`, 'm'),
    );
    assert.match(await saidWith(0), /^wrong: Its quota is 0: it takes no questions\./m);
  });

  it('says when a webhook fails, and when it was given up', async (t) => {
    const place = await workplace(t);
    const store = await openJsonStore(join(place.folder, 'data'));
    t.after(() => store.close());
    const widget = (await store.widgets.get(ID)) ?? assert.fail();
    await store.widgets.save({ ...widget, webhookUrl: 'https://desk.acme.example/hook' });
    assert.match((await examine(place)).said, /^ok: Its webhook has been told everything\./m);
    const owed = makeOwed({ widgetId: ID });
    await store.conversations.leave(owed);
    const reason = 'answered 500';
    await store.deliveries.settle(
      makeOutcome(owed, { outcome: 'failed', reason, retryAt: '2024-06-01T12:00:00.000Z' }),
    );
    const failing = await examine(place);
    assert.match(
      failing.said,
      /^warning: Its webhook fails; it answered 500\. 1 event will be tried again\./m,
    );
    assert.doesNotMatch(failing.said, /^wrong: Its webhook/m);
    await store.deliveries.settle(makeOutcome(owed, { outcome: 'dead', reason }));
    const { code, said } = await examine(place);
    assert.equal(code, 1);
    assert.match(
      said,
      /^wrong: Its webhook was not told of 1 event, .* it answered 500\. .* webhooks retry --widget/m,
    );
  });

  it('says when a webhook is in a network that the server may not reach', async (t) => {
    const place = await workplace(t);
    await place.run('widget', 'update', ID, '--webhook-url', 'http://127.0.0.1:9/hook');
    const { code, said } = await examine(place);
    assert.equal(code, 1);
    assert.match(
      said,
      /^wrong: Its webhook may not be reached: 127\.0\.0\.1 is not a public address\. .*WEBHOOK_ALLOW_PRIVATE/m,
    );
    const allowed = await workplace(t, { WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' });
    await allowed.run('widget', 'update', ID, '--webhook-url', 'http://127.0.0.1:9/hook');
    assert.match((await examine(allowed)).said, /^ok: Its webhook has been told everything/m);
  });

  it('looks at one widget alone, or at those that should serve a website', async (t) => {
    const place = await workplace(t);
    const bare = '22222222-2222-4222-8222-222222222222';
    await place.run('widget', 'create', '--name', 'Bare', '--id', bare, '--allow', 'other.example');
    const [whole, one, served, related, unknown] = [
      await examine(place),
      await examine(place, '--widget', ID),
      await examine(place, '--origin', ORIGIN),
      await examine(place, '--origin', 'https://shop.other.example'),
      await examine(place, '--origin', 'https://nobody.example'),
    ];
    const noPages = /^wrong: It has no pages/m;
    assert.match(whole.said, noPages);
    for (const { code, said } of [one, served]) {
      assert.equal(code, 0, said);
      assert.doesNotMatch(said, noPages);
      assert.match(said, /^ok: 2 widgets can be read\. 1 widget looked at\./m);
    }
    // The widget that a page names may be one of those.
    assert.match(served.said, /looked at\. Not for https:\/\/www\.acme\.example: Bare\./);
    assert.doesNotMatch(one.said, /Not for/);
    assert.match(
      related.said,
      new RegExp(`widget update ${bare} --add-allow "shop\\.other\\.example"$`, 'm'),
    );
    assert.doesNotMatch(related.said, /It answers from/);
    assert.match(
      unknown.said,
      /^wrong: No widget lets https:\/\/nobody\.example in\. .* --add-allow "nobody\.example"$/m,
    );
    assert.equal(unknown.code, 1);
    const missing = await examine(place, '--widget', '33333333-3333-4333-8333-333333333333');
    assert.match(missing.said, /^wrong: There is no widget 3333.*\. See all: .* widget list$/m);
    assert.equal((await place.run('doctor', '--widget', 'x')).code, 2);
  });
});
