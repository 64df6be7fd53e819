/** The admin API does what its description says. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { ADMIN_ERROR_CODES } from '../../admin-contract/admin-errors.js';
import { makeEscalation, makeQuestion, makeReply } from '../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../app.fixture.js';
import { PASSWORD, startAdminApp, type AdminApp, type Answer, type Browser } from './admin.fixture.js';

type Content = Record<string, { schema: object }>;
interface Operation {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

async function descriptionOf(browser: Browser): Promise<Description> {
  return JSON.parse((await browser.send('GET', '/api/admin/openapi.json')).text) as Description;
}

/** Makes the check of an answer against what is described of its operation. */
function createJudge({ paths, components }: Description) {
  const text = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/');
  const definitions = JSON.parse(text.replaceAll('"format":"uuid",', '')) as Record<string, object>;
  const schemaOf = (content: Content) => {
    const schema = JSON.parse(
      JSON.stringify(content['application/json']?.schema ?? {}).replaceAll(
        '#/components/schemas/',
        '#/$defs/',
      ),
    ) as object;
    return z.fromJSONSchema({ ...schema, $defs: definitions } as Parameters<typeof z.fromJSONSchema>[0]);
  };
  return (path: string, method: string, status: number, body: string) => {
    const described = paths[path]?.[method.toLowerCase()]?.responses[String(status)];
    assert.ok(described, `${method} ${path} answers ${status}, which is not described: ${body}`);
    if (described.content) {
      const { error } = schemaOf(described.content).safeParse(JSON.parse(body));
      assert.equal(error, undefined, `${method} ${path}: ${body}`);
    } else assert.equal(body, '');
  };
}

type Call = (method: string, path: string, body?: unknown, ids?: string[], etag?: string) => Promise<Answer>;

async function callKnowledge(
  call: Call,
  send: (path: string, bytes: string) => Promise<unknown>,
): Promise<void> {
  const page = '/api/admin/widgets/{widgetId}/pages/{pageId}';
  const ids = [WIDGET_ID, 'written%2Fbitcoin'];
  const text = { title: 'Bitcoin', content: 'Not taken.' };
  const { etag } = JSON.parse((await call('PUT', page, text, ids)).text) as { etag: string };
  await call('PUT', page, { ...text, lang: 'en' }, ids, etag);
  await call('GET', '/api/admin/widgets/{widgetId}/pages', undefined, ids);
  await call('GET', page, undefined, ids);
  await call('GET', `${page}/passages`, undefined, ids);
  await call('DELETE', page, undefined, ids);
  await call('POST', `${page}/restore`, undefined, ids);

  const sources = '/api/admin/widgets/{widgetId}/sources';
  const added = await call('POST', sources, { url: 'https://help.acme.example/', isPaused: true }, ids);
  const source = [WIDGET_ID, (JSON.parse(added.text) as { id: string }).id];
  await call('PATCH', `${sources}/{sourceId}`, { every: '12h', exclude: ['/blog/'] }, source);
  await call('GET', sources, undefined, ids);
  await call('DELETE', `${sources}/{sourceId}`, undefined, source);

  const imports = '/api/admin/widgets/{widgetId}/imports';
  const set = crypto.randomUUID();
  await send(`/api/admin/widgets/${WIDGET_ID}/uploads/${set}/a.md`, '# A\n\nText.');
  const job = (
    JSON.parse((await call('POST', imports, { from: { set }, dryRun: true }, ids)).text) as { jobId: string }
  ).jobId;
  await call('GET', imports, undefined, ids);
  const jobs = '/api/admin/jobs/{jobId}';
  let state = 'running';
  while (state === 'running')
    ({ state } = JSON.parse((await call('GET', jobs, undefined, [job])).text) as { state: string });
  await call('GET', `${jobs}/changes`, undefined, [job]);
  await call('GET', `${jobs}/changes/{pageId}`, undefined, [job, 'a']);
  await call('POST', `${jobs}/apply`, undefined, [job]);
  await call('DELETE', jobs, undefined, [job]);
  await call('GET', '/api/admin/widgets/{widgetId}/runs', undefined, ids);
}

async function describeWidgets(call: Call): Promise<void> {
  const widgets = '/api/admin/widgets';
  const made = await call('POST', widgets, { name: 'Shop' });
  const { id, etag } = JSON.parse(made.text) as { id: string; etag: string };
  const one = (method: string, path: string, body?: unknown) =>
    call(method, `${widgets}/{widgetId}${path}`, body, [id], etag);
  const secret = { webhookUrl: 'http://127.0.0.1:9/hook', notify: { email: ['ann@acme.example'] } };
  await call('GET', widgets);
  await one('GET', '');
  await one('PATCH', '', secret);
  await one('POST', '/webhook/test');
  await one('POST', '/mail/test');
  await one('POST', '/webhook/secret');
  await one('POST', '/webhook/secret/rotate');
  await one('POST', '/origin-check', { origin: 'https://acme.example' });
  await call('POST', '/api/admin/allowlist-check', { allowlist: ['acme.example'] });
  for (const path of ['/origins', '/quota', '/snippet']) await one('GET', path);
  await one('POST', '/logo', { image: PNG });
  await call('GET', '/api/admin/deliveries');
  await call('POST', '/api/admin/deliveries/retry', {});
  const preview = (path: string, body: object) =>
    call('POST', `/api/admin/preview/{widgetId}/api/widget/${path}`, { widgetId: id, ...body }, [id]);
  const asked = await preview('chat', { message: 'can i return a lamp' });
  const { conversationId, messageId } = JSON.parse(asked.text) as Record<string, string>;
  await preview('feedback', { conversationId, messageId, type: 'positive' });
  await preview('escalate', { email: 'ann@acme.example', message: 'Call me' });
  await one('DELETE', '');
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');

/** What is shown of one question and its reply. */
async function describeInsight(app: AdminApp, call: Call): Promise<void> {
  const { conversations } = app.admin.store;
  const at = new Date(app.now() - 1000).toISOString();
  const question = makeQuestion({ id: crypto.randomUUID(), at, text: 'Do you take cards?' });
  await conversations.accept(question, { messages: 9, period: 'day' });
  await conversations.record(makeReply(question, { id: crypto.randomUUID() }));
  for (const path of ['usage', 'usage/pages', 'usage/asked-on', 'usage/languages', 'usage/questions'])
    await call('GET', `/api/admin/${path}`);
  for (const path of ['conversations', 'export/conversations', 'feedback', 'feedback/pages'])
    await call('GET', `/api/admin/${path}`);
  const { widgetId, conversationId } = question;
  const said = '/api/admin/conversations/{widgetId}/{conversationId}';
  await call('GET', said, undefined, [widgetId, conversationId]);
}

describe('the description of the admin API', () => {
  it('is valid OpenAPI 3.1, and for operators alone', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const description = await descriptionOf(ann);
    const { valid, errors } = await new Validator().validate({ ...description });
    assert.ok(valid, JSON.stringify(errors));
    assert.equal((await app.send('GET', '/api/admin/openapi.json')).status, 401);
    const open = await (await fetch(`${app.url}/openapi.json`)).text();
    assert.doesNotMatch(open, /api\/admin|unauthenticated/);
    const { ErrorBody } = description.components.schemas as { ErrorBody: object };
    for (const code of ADMIN_ERROR_CODES) assert.match(JSON.stringify(ErrorBody), new RegExp(`"${code}"`));
  });

  it('describes each request that works, and what comes of it', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const description = await descriptionOf(ann);
    const judge = createJudge(description);
    const left = new Set(
      Object.entries(description.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    );
    const call = async (method: string, path: string, body?: unknown, ids: string[] = [], etag?: string) => {
      left.delete(`${method} ${path}`);
      const filled = ids.reduce((text, id) => text.replace(/\{\w+\}/, id), path);
      const headers: Record<string, string> = etag === undefined ? {} : { 'If-Match': etag };
      const answer = await ann.send(method, filled, body, headers);
      assert.ok(answer.status < 400, `${method} ${path}: ${answer.text}`);
      const isLines = answer.headers['content-type']?.includes('ndjson');
      judge(path, method, answer.status, isLines ? answer.text.replace(/\n.*$/s, '') : answer.text);
      // A field or a query that is not described is refused, and so is described what comes of it.
      if (method === 'GET') judge(path, method, 400, (await ann.send(method, `${filled}?x=1`)).text);
      else if (body !== undefined) {
        const strange = await ann.send(method, filled, { ...body, strange: true }, headers);
        judge(path, method, strange.status, strange.text);
        assert.equal(strange.status, 400, `${method} ${path}`);
      }
      return answer;
    };
    const api = (path: string) => `/api/admin/${path}`;

    await call('GET', api('setup'));
    left.delete('POST /api/admin/setup');
    await call('GET', api('openapi.json'));
    await call('POST', api('session'), { name: 'Ann', password: PASSWORD });
    await call('GET', api('session'));
    await call('PATCH', api('account'), { name: 'Ann B.' });
    const added = (await call('POST', api('operators'), { name: 'Bob', role: 'reader' })).json();
    const { id, etag } = added.operator;
    await call('GET', api('operators'));
    await call('PATCH', api('operators/{operatorId}'), { role: 'editor', widgets: null }, [id], etag);
    const made = (await call('POST', api('operators/{operatorId}/link'), undefined, [id])).json();
    await call('DELETE', api('operators/{operatorId}/sessions'), undefined, [id]);
    await call('DELETE', api('sessions'));
    const { items: sessions } = (await call('GET', api('sessions'))).json();
    assert.equal(sessions.length, 1);
    const token = (await call('POST', api('tokens'), { name: 'Report', role: 'owner', days: null })).json();
    await call('GET', api('tokens'));
    await call('DELETE', api('tokens/{tokenId}'), undefined, [token.record.id]);
    await call('GET', api('audit'));
    await call('GET', api('audit/export'));
    await call('GET', api('tasks'));
    await call('GET', api('counts'));
    await call('GET', api('health'));
    await call('POST', api('health/check'));
    await call('GET', api('privacy'));
    const theirs = makeEscalation({ widgetId: WIDGET_ID, email: 'olivia@example.org' });
    await app.store.conversations.leave(theirs);
    await call('POST', api('visitors/export'), { email: theirs.email });
    await call('POST', api('visitors/erase'), { email: theirs.email });
    // A stream; see the tests of events.
    left.delete('GET /api/admin/events');
    const wish = makeEscalation({ widgetId: WIDGET_ID });
    await app.store.conversations.leave(wish);
    await call('GET', api('escalations'));
    await call('GET', api('assignees'));
    await call('GET', api('escalations/{escalationId}'), undefined, [wish.id]);
    const handling = { version: 0, status: 'done', note: 'Called.' };
    await call('PATCH', api('escalations/{escalationId}'), handling, [wish.id]);
    const type = { 'Content-Type': 'application/octet-stream' };
    await callKnowledge(call, (path, bytes) => ann.send('PUT', path, bytes, type));
    await describeWidgets(call);
    const { conversations } = app.store;
    const question = makeQuestion();
    await conversations.accept(question, { messages: 9, period: 'month' });
    await conversations.record(makeReply(question, { wasRefused: true }));
    await call('GET', api('gaps'));
    const { items: gaps } = (await ann.send('GET', api('gaps?from=2024-01-01T00:00:00Z'))).json();
    const key = gaps[0]?.key ?? '';
    await call('GET', api('gaps/{key}'), undefined, [key]);
    await call('PATCH', api('gaps/{key}'), { state: 'answered' }, [key]);
    await call('POST', api('gaps/{key}/ask'), {}, [key]);
    await call('POST', api('widgets/{widgetId}/ask'), { message: 'Why?', explain: true }, [
      question.widgetId,
    ]);
    await call('POST', api('health/visit'), { url: 'https://acme.example/' });
    await call('POST', api('widgets/{widgetId}/checks/run'), undefined, [question.widgetId]);
    await call('GET', api('widgets/{widgetId}/checks'), undefined, [question.widgetId]);
    await describeInsight(app, call);
    // Its query is its subject; see the tests of its own.
    left.delete('GET /api/admin/conversations/search');
    const next = { current: PASSWORD, password: 'another good long one' };
    await call('POST', api('account/password'), next);
    await call('POST', api('session/link/check'), { token: made.path.split('#')[1] });
    const link = { token: made.path.split('#')[1], password: 'bobs very own password' };
    const kept = ann.cookie;
    await call('POST', api('session/link'), link);
    ann.cookie = kept;
    await call('DELETE', api('operators/{operatorId}'), undefined, [id]);
    const own = sessions[0]?.id ?? '';
    assert.equal((await ann.send('DELETE', api(`sessions/${own}`))).status, 404);
    await call('DELETE', api('session'));
    // What needs a phone is in the tests of the second factor, and what needs an issuer in those of issuers.
    assert.deepEqual(
      // Of imports, those of files and of sites are in tests of their own.
      [...left].filter((each) => !/second-factor|session.issuer|uploads|leave-out|jobs.*events/.test(each)),
      ['DELETE /api/admin/sessions/{sessionId}'],
    );
  });
});
