import assert from 'node:assert/strict';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { PASSWORD, startAdminApp } from '../../http/admin/admin.fixture.js';
import { backUpData } from '../../store/json/backup.js';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeFolderFor } from '../../store/testing/store.fixture.js';
import { commandNamed, runCommand } from '../terminal/run-command.fixture.js';
import { auditCommands } from './audit.js';
import { operatorCommands } from './operator.js';
import { tokenCommands } from './token.js';

const COMMANDS = [...operatorCommands, ...tokenCommands, ...auditCommands];
const SESSION = '/api/admin/session';
const LINK = /\/dashboard\/link#([\w-]{43})/;

/** What commands print, by name; each test knows what it ran. */
interface Printed {
  operator: { id: string; role: string };
  record: { id: string };
}

/** Runs commands on a folder, beside a server with the admin API where one is started. */
async function workplace(t: TestContext) {
  const folder = await makeFolderFor(t);
  return {
    folder,
    serve: async () => {
      const store = await openJsonStore(folder);
      t.after(() => store.close());
      return startAdminApp(t, { store });
    },
    run: async (name: string, ...args: string[]) => {
      const { outcome } = await runCommand(commandNamed(name, COMMANDS), ...args, '--data', folder);
      return { text: outcome?.text ?? '', json: outcome?.json as Printed };
    },
  };
}

describe('operator', () => {
  it('add makes the first an owner, whose link lets them in; list shows who there is', async (t) => {
    const { run, serve } = await workplace(t);
    const { text, json } = await run('operator add', 'Ann');
    assert.equal(json.operator.role, 'owner');
    const [, token = ''] = LINK.exec(text) ?? [];
    assert.match((await run('operator list')).text, /Ann +owner +invited/);
    const app = await serve();
    assert.equal(app.setupToken, '');
    const answer = await app.browse().send('POST', `${SESSION}/link`, { token, password: PASSWORD });
    assert.equal(answer.status, 204);
    assert.match((await run('operator list')).text, /Ann +owner +active +no +all/);
    assert.equal((await run('operator add', 'Bob')).json.operator.role, 'editor');
    await assert.rejects(run('operator add', 'ann'), { code: 'conflict' });
    await assert.rejects(run('operator add', 'Cleo', '--role', 'boss'), /--role "boss" must be one of/);
  });

  it('link works once beside the running server, for fifteen minutes, and is audited', async (t) => {
    const { run, serve } = await workplace(t);
    const app = await serve();
    await app.signedIn();
    // The command cannot know with which settings the server was started.
    assert.match(
      (await run('operator link', 'ann')).text,
      /another address or port\? Put that in place of\n/,
    );
    const link = async () => LINK.exec((await run('operator link', 'ann')).text)?.[1] ?? '';
    const token = await link();
    const { expiresAt } = (await app.store.identity.operators.list())[0]?.link ?? {};
    const minutes = (Date.parse(expiresAt ?? '') - Date.now()) / 60_000;
    assert.ok(minutes > 10 && minutes <= 15);
    assert.equal((await app.browse().send('POST', `${SESSION}/link`, { token })).status, 204);
    assert.equal((await app.browse().send('POST', `${SESSION}/link`, { token })).status, 401);
    assert.match((await run('audit list')).text, /cli .* operator\.link Ann/);
    await assert.rejects(run('operator link', 'Zoe'), /There is no operator Zoe .*operator list/);
  });

  it('link removes a second factor that is lost, where it is told to', async (t) => {
    const { run, serve } = await workplace(t);
    const app = await serve();
    await app.signedIn();
    const { operators } = app.store.identity;
    const [ann] = await operators.list();
    assert.ok(ann);
    const secondFactor = { secret: 'A'.repeat(32), isConfirmed: true, lastStep: 0, recoveryCodes: [] };
    const save = { ...ann, version: ann.version + 1, secondFactor };
    await app.store.identity.commit([{ in: 'operators', save }], undefined);
    const use = async (...flags: string[]) => {
      const [, token] = LINK.exec((await run('operator link', 'Ann', ...flags)).text) ?? [];
      return (await app.browse().send('POST', `${SESSION}/link`, { token })).status;
    };
    assert.equal(await use(), 401);
    assert.equal(await use('--without-second-factor'), 204);
    assert.match((await run('audit list', '--action', 'operator.link')).text, /secondFactor="removed"/);
    await assert.rejects(run('audit forget', '--older-than', 'long'), /must be an age such as 400d/);
    assert.match(
      (await run('audit forget', '--older-than', '1d')).text,
      /^\d+ entr(?:y was|ies were) erased/,
    );
    assert.match((await run('audit list')).text, /audit\.forget before=/);
  });

  it('role, end-sessions and remove take effect in the running server at once', async (t) => {
    const { run, serve } = await workplace(t);
    const app = await serve();
    await app.signedIn();
    const bob = await app.signedIn('editor', 'Bob');
    const stateOf = async () => (await bob.send('GET', SESSION)).status;
    const signIn = async () => (await bob.send('POST', SESSION, { name: 'Bob', password: PASSWORD })).status;
    await run('operator end-sessions', 'Bob');
    assert.deepEqual([await stateOf(), await signIn(), await stateOf()], [401, 204, 200]);
    await run('operator role', 'Bob', '--role', 'reader');
    assert.deepEqual([await stateOf(), await signIn()], [401, 204]);
    assert.equal((await bob.send('GET', SESSION)).json().role, 'reader');
    await run('operator role', 'Bob', '--inactive');
    assert.deepEqual([await stateOf(), await signIn()], [401, 401]);
    await run('operator remove', 'Bob');
    await assert.rejects(run('operator remove', 'Ann'), /The last owner cannot be removed/);
    await assert.rejects(run('operator role', 'Ann', '--role', 'editor'), { code: 'conflict' });
  });
});

describe('token', () => {
  it('create, list and revoke work beside the running server', async (t) => {
    const { run, serve } = await workplace(t);
    const app = await serve();
    await app.signedIn();
    const { text: token, json } = await run('token create', 'Ann', '--name', 'Report', '--days', '7');
    const use = () => app.send('GET', SESSION, undefined, { Authorization: `Bearer ${token}` });
    assert.equal((await use()).json().role, 'reader');
    const { id } = json.record;
    assert.match((await run('token list')).text, new RegExp(`${id} +Report +reader +Ann`));
    assert.doesNotMatch(JSON.stringify((await run('token list')).json), new RegExp(token));
    await run('token revoke', id);
    assert.equal((await use()).status, 401);
    await assert.rejects(run('token revoke', id), { code: 'not_found' });
    await assert.rejects(run('token create', 'Ann', '--name', 'X', '--days', '0'), /--days "0"/);
  });
});

describe('the files of operators', () => {
  it('are for the eyes of their owner alone, and hold no secret that signs in', async (t) => {
    const { run, serve, folder } = await workplace(t);
    const app = await serve();
    const ann = await app.signedIn();
    await run('token create', 'Ann', '--name', 'Report');
    for (const path of ['operators', 'operators/.sessions', 'tokens', 'audit']) {
      assert.equal((await stat(join(folder, path))).mode & 0o777, 0o700, path);
      for (const name of (await readdir(join(folder, path))).filter((each) => /\.jsonl?$/.test(each)))
        assert.equal((await stat(join(folder, path, name))).mode & 0o777, 0o600, name);
    }
    const names = await readdir(join(folder, 'operators', '.sessions'));
    assert.equal(names.length, 1);
    assert.ok(!names.some((name) => name.includes(ann.cookie?.split('=')[1] ?? 'nothing')));
  });

  it('go into a backup with tokens and what was done, and sessions do not', async (t) => {
    const { run, serve, folder } = await workplace(t);
    const app = await serve();
    const ann = await app.signedIn();
    const { text: token } = await run('token create', 'Ann', '--name', 'Report');
    const copy = join(await makeFolderFor(t), 'copy');
    await backUpData(folder, copy);
    const store = await openJsonStore(copy);
    t.after(() => store.close());
    const restored = await startAdminApp(t, { store });
    assert.deepEqual(await store.problems(), []);
    assert.deepEqual(await store.audit.list({ limit: 9 }), await app.store.audit.list({ limit: 9 }));
    assert.equal((await restored.browse(ann.cookie).send('GET', SESSION)).status, 401);
    const withToken = { Authorization: `Bearer ${token}` };
    assert.equal((await restored.send('GET', SESSION, undefined, withToken)).status, 200);
    const signIn = { name: 'Ann', password: PASSWORD };
    assert.equal((await restored.browse().send('POST', SESSION, signIn)).status, 204);
  });

  it('let nothing be done that cannot be recorded', async (t) => {
    const { serve, folder } = await workplace(t);
    const audit = join(folder, 'audit');
    await mkdir(folder, { recursive: true });
    await writeFile(audit, 'in the way');
    const app = await serve();
    const body = { token: app.setupToken, name: 'Ann', password: PASSWORD };
    const refused = await app.browse().send('POST', '/api/admin/setup', body);
    assert.deepEqual([refused.status, refused.json().error.code], [503, 'store_unavailable']);
    assert.deepEqual(await app.store.identity.operators.list(), []);
    await rm(audit);
    const ann = app.browse();
    assert.equal((await ann.send('POST', '/api/admin/setup', body)).status, 204);
    await rename(audit, `${audit}-away`);
    await writeFile(audit, 'in the way');
    const change = async () =>
      (await ann.send('POST', '/api/admin/tokens', { name: 'A', role: 'reader' })).status;
    assert.equal(await change(), 503);
    assert.deepEqual((await ann.send('GET', '/api/admin/tokens')).json().items, []);
    await rm(audit);
    await rename(`${audit}-away`, audit);
    assert.equal(await change(), 201);
  });

  it('keep operators out, and the door to a first one shut, where one cannot be read', async (t) => {
    const { run, folder } = await workplace(t);
    const { json } = await run('operator add', 'Ann');
    const { id } = json.operator;
    await writeFile(join(folder, 'operators', `${id}.json`), '{');
    const store = await openJsonStore(folder);
    t.after(() => store.close());
    await assert.rejects(store.identity.operators.list(), /operators\/.* is broken/);
    assert.deepEqual(await store.problems(), [
      { file: `operators/${id}.json`, reason: 'cannot be read as an operator' },
    ]);
  });
});
