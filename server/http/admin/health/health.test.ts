/** How the server is, over the admin API. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { HealthReport } from '../../../admin-contract/health.js';
import { examineAll } from '../../../doctor/examine.js';
import { ok } from '../../../doctor/finding.js';
import { openJsonStore } from '../../../store/json/json-store.js';
import {
  makeEscalation,
  makeFolderFor,
  makeOutcome,
  makeWidget,
} from '../../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { freePort } from '../../../network/free-port.fixture.js';
import { startAdminApp, type Answer, type Browser } from '../admin.fixture.js';

const OTHER = '22222222-2222-2222-2222-222222222222';
const reportOf = (answer: Answer) => JSON.parse(answer.text) as HealthReport;
const saidOf = ({ sections }: HealthReport) =>
  sections
    .flatMap(({ code, findings }) => findings.map(({ level, message }) => `${code} ${level}: ${message}`))
    .join('\n');

describe('the health of the server', () => {
  it('names each fault with advice, and tries dead deliveries again at a press', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    t.after(() => store.close());
    const model = createServer(() => {
      // It never answers.
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    t.after(() => {
      model.closeAllConnections();
      model.close();
    });
    const environment = {
      DATA_DIR: folder,
      PUBLIC_URL: 'http://127.0.0.1:9',
      LLM_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      LLM_MODEL: 'slow',
      EMBEDDINGS: 'none',
    };
    const app = await startAdminApp(t, { store, environment });
    const ann = await app.signedIn();
    await store.widgets.save(makeWidget({ id: WIDGET_ID, webhookUrl: 'https://desk.example/hook' }));
    const wish = makeEscalation({ widgetId: WIDGET_ID, owesDelivery: true });
    await store.conversations.leave(wish);
    await store.deliveries.settle(makeOutcome(wish, { outcome: 'dead', reason: 'answered 500' }));
    await mkdir(join(folder, 'widgets'), { recursive: true });
    await writeFile(join(folder, 'widgets', `${OTHER}.json`), '{\n  "id": 5,\n}');
    await appendFile(join(folder, 'widgets', 'x'), '');
    const report = reportOf(await ann.send('POST', '/api/admin/health/check'));
    const said = saidOf(report);
    assert.match(said, /^data ok: .* can be written/m);
    assert.match(said, /^data wrong: .*2222\.json, line \d+, cannot be used/m);
    assert.match(said, /^widget wrong: It has no pages to answer from\./m);
    assert.match(said, /^widget wrong: Its webhook was not told of 1 event, .*it answered 500/m);
    assert.match(said, /^server wrong: http:\/\/127\.0\.0\.1:9 cannot be reached/m);
    assert.match(said, /^languageModel wrong: /m);
    assert.deepEqual([report.level, report.isThorough], ['wrong', true]);
    const findings = report.sections.flatMap((section) => section.findings);
    for (const { level, advice } of findings) assert.equal(advice === undefined, level === 'ok');
    const action = { kind: 'retryDeliveries', channel: 'webhook', widgetId: WIDGET_ID };
    assert.deepEqual(
      findings.flatMap((finding) => finding.action ?? []),
      [action],
    );
    assert.deepEqual(findings.flatMap(({ screen }) => screen ?? []).sort(), ['import', 'webhook']);
    const retried = await ann.send('POST', '/api/admin/deliveries/retry', {
      channel: 'webhook',
      widgetId: WIDGET_ID,
    });
    assert.deepEqual(JSON.parse(retried.text), { revived: 1 });
    app.wait(61_000);
    const after = reportOf(await ann.send('GET', '/api/admin/health'));
    assert.doesNotMatch(saidOf(after), /not told of|languageModel|cannot be reached/);
    assert.deepEqual(JSON.parse((await ann.send('GET', '/api/admin/counts')).text), {
      inbox: 1,
      gaps: 0,
      health: 'wrong',
    });
  });

  it('leaves out what is about widgets that the caller may not see', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    await app.store.widgets.save(makeWidget({ id: OTHER, name: 'Other' }));
    const far = await app.signedIn('editor', 'Far', [OTHER]);
    const all = reportOf(await ann.send('GET', '/api/admin/health'));
    assert.equal(all.sections.filter(({ code }) => code === 'widget').length, 2);
    const own = reportOf(await far.send('GET', '/api/admin/health'));
    assert.deepEqual(
      own.sections.map(({ subject }) => subject),
      ['This server', 'Configuration', 'Widget Other'],
    );
    const reader = await app.signedIn('reader', 'Rea');
    assert.equal((await reader.send('GET', '/api/admin/health')).status, 200);
  });

  it('warns of a new server, which has no widget, and calls nothing wrong', async (t) => {
    const store = await openJsonStore(await makeFolderFor(t));
    t.after(() => store.close());
    const app = await startAdminApp(t, { store, environment: { EMBEDDINGS: 'none' } });
    const ann = await app.signedIn();
    await store.widgets.remove(WIDGET_ID);
    const said = saidOf(reportOf(await ann.send('GET', '/api/admin/health')));
    assert.match(said, /^widgets warning: There is no widget\./m);
    assert.doesNotMatch(said, / wrong: /);
  });

  it('is told of each thing, also where another hangs or breaks', async () => {
    const hangs = () => new Promise<never>(() => undefined);
    const breaks = () => Promise.reject(Object.assign(new Error('EIO: no'), { syscall: 'read' }));
    const sections = await examineAll([
      { code: 'a', subject: 'Hangs', check: hangs, patienceMs: 30 },
      { code: 'b', subject: 'Breaks', check: breaks },
      { code: 'c', subject: 'Works', check: () => [ok('Well.')] },
    ]);
    assert.deepEqual(
      sections.map(({ findings }) => findings.map(({ level, message }) => [level, message])),
      [[['wrong', 'This was not found out within 0.03 seconds.']], [['wrong', 'EIO: no']], [['ok', 'Well.']]],
    );
  });

  it('says what a visitor of a website meets, of the widgets that the caller may see', async (t) => {
    const port = await freePort();
    const environment = { PUBLIC_URL: `http://127.0.0.1:${port}` };
    const app = await startAdminApp(t, { environment });
    const ann = await app.signedIn();
    const visit = async (browser: Browser, url: string, widgetId?: string) =>
      browser.send('POST', '/api/admin/health/visit', { url, ...(widgetId !== undefined && { widgetId }) });
    const refused = reportOf(await visit(ann, 'https://shop.example/cart?a=b'));
    assert.equal(refused.level, 'wrong');
    assert.match(saidOf(refused), /widget wrong: .*https:\/\/shop\.example/);
    const through = saidOf(reportOf(await visit(ann, 'https://acme.example/help')));
    // Nothing listens at the public address.
    assert.match(through, /widget ok: .*acme\.example/);
    assert.match(through, /widget wrong: .* from https:\/\/acme\.example failed/);
    assert.match(through, /server wrong: .* cannot be reached/);
    await app.store.widgets.save(makeWidget({ id: OTHER, name: 'Secret', allowlist: ['acme.example'] }));
    const bob = await app.signedIn('reader', 'Bob', [WIDGET_ID]);
    assert.doesNotMatch((await visit(bob, 'https://acme.example/')).text, /Secret/);
    assert.equal((await visit(bob, 'https://acme.example/', OTHER)).status, 404);
    assert.equal((await visit(ann, 'acme.example')).status, 400);
  });
});
