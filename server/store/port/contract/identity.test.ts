/** What every store promises of operators, their sessions and tokens, and of the record of what they did. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { stores } from '../../testing/every-store.fixture.js';
import { hostileIds } from '../../testing/hostile-ids.fixture.js';
import { makeApiToken, makeAuditEntry, makeOperator, makeSession } from '../../testing/identity.fixture.js';

const CONFLICT = { code: 'conflict' };

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: operators`, () => {
    it('gives back what was saved, the oldest first, with the entry that tells of it', async (t) => {
      const { identity, audit } = await open(t);
      const young = makeOperator({ createdAt: '2024-06-01T00:00:00.000Z' });
      const old = makeOperator({ role: 'editor', widgets: [randomUUID()] });
      const entry = makeAuditEntry();
      await identity.commit(
        [
          { in: 'operators', save: young },
          { in: 'operators', save: old },
        ],
        entry,
      );
      assert.deepEqual(await identity.operators.list(), [old, young]);
      assert.deepEqual(await identity.operators.get(old.id), old);
      assert.equal(await identity.operators.get(randomUUID()), undefined);
      assert.deepEqual(await audit.list({ limit: 10 }), [entry]);
    });

    it('saves a version once, so that of two who change the same one is told', async (t) => {
      const { identity, audit } = await open(t);
      const ann = makeOperator();
      await identity.commit([{ in: 'operators', save: ann }], undefined);
      const changes = ['One', 'Two'].map((other) => ({ ...ann, version: 2, name: other }));
      const outcomes = await Promise.allSettled(
        changes.map((save) => identity.commit([{ in: 'operators', save }], makeAuditEntry())),
      );
      assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      await assert.rejects(identity.commit([{ in: 'operators', save: ann }], undefined), CONFLICT);
      assert.equal((await audit.list({ limit: 10 })).length, 1);
    });

    it('does not bring back what was removed meanwhile', async (t) => {
      const { identity } = await open(t);
      const session = makeSession();
      await identity.commit([{ in: 'sessions', save: session }], undefined);
      await identity.commit([{ in: 'sessions', remove: session.id }], undefined);
      const late = identity.commit([{ in: 'sessions', save: { ...session, version: 2 } }], undefined);
      await assert.rejects(late, CONFLICT);
      assert.equal(await identity.sessions.get(session.id), undefined);
    });

    it('makes the first operator once, whoever else tries at the same time', async (t) => {
      const { identity } = await open(t);
      const tries = Array.from({ length: 5 }, () =>
        identity.commit([{ in: 'operators', save: makeOperator(), isFirst: true }], makeAuditEntry()),
      );
      const outcomes = await Promise.allSettled(tries);
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      assert.equal((await identity.operators.list()).length, 1);
    });

    it('has no two operators of one name, in whatever case', async (t) => {
      const { identity } = await open(t);
      await identity.commit([{ in: 'operators', save: makeOperator({ name: 'Ann' }) }], undefined);
      const other = makeOperator({ name: 'ANN' });
      await assert.rejects(identity.commit([{ in: 'operators', save: other }], undefined), CONFLICT);
    });

    it('keeps the last owner who can sign in', async (t) => {
      const { identity } = await open(t);
      const [ann, bob] = [makeOperator(), makeOperator()];
      const invited = makeOperator({ passwordHash: undefined });
      for (const save of [ann, bob, invited]) await identity.commit([{ in: 'operators', save }], undefined);
      await identity.commit([{ in: 'operators', remove: bob.id }], undefined);
      const next = { ...ann, version: 2 };
      for (const change of [
        { in: 'operators' as const, remove: ann.id },
        { in: 'operators' as const, save: { ...next, role: 'editor' as const } },
        { in: 'operators' as const, save: { ...next, isActive: false } },
      ]) {
        await assert.rejects(identity.commit([change], makeAuditEntry()), CONFLICT);
      }
      assert.deepEqual(await identity.operators.get(ann.id), ann);
    });

    it('removes sessions and tokens with their operator, and none of others', async (t) => {
      const { identity } = await open(t);
      const [ann, bob] = [makeOperator(), makeOperator()];
      for (const save of [ann, bob]) await identity.commit([{ in: 'operators', save }], undefined);
      for (const { id: operatorId } of [ann, bob]) {
        await identity.commit([{ in: 'sessions', save: makeSession({ operatorId }) }], undefined);
        await identity.commit([{ in: 'apiTokens', save: makeApiToken({ operatorId }) }], undefined);
      }
      await identity.commit([{ in: 'operators', remove: bob.id }], makeAuditEntry());
      const left = [...(await identity.sessions.list()), ...(await identity.apiTokens.list())];
      assert.deepEqual(
        left.map(({ operatorId }) => operatorId),
        [ann.id, ann.id],
      );
      assert.equal((await identity.sessions.list({ operatorId: bob.id })).length, 0);
      assert.equal((await identity.apiTokens.list({ operatorId: ann.id })).length, 1);
    });

    it('takes no id that could leave its folder', async (t) => {
      const { identity } = await open(t);
      for (const id of hostileIds) {
        assert.equal(await identity.operators.get(id), undefined, id);
        assert.equal(await identity.sessions.get(id), undefined, id);
        assert.equal(await identity.apiTokens.get(id), undefined, id);
      }
    });

    it('lists what was done, the newest first, by who, what, when and page', async (t) => {
      const { audit } = await open(t);
      const at = (day: number) => `2024-05-0${day}T00:00:00.000Z`;
      const entries = [
        makeAuditEntry({ at: at(1) }),
        makeAuditEntry({ at: at(2), action: 'token.create', actor: { kind: 'cli', id: 'root' } }),
        makeAuditEntry({ at: at(3), action: 'operators' }),
        makeAuditEntry({ at: at(4), action: 'operator.change' }),
      ];
      for (const entry of entries) await audit.append(entry);
      const [first, second, third, fourth] = entries;
      const list = audit.list.bind(audit);
      assert.deepEqual(await list({ limit: 2 }), [fourth, third]);
      assert.deepEqual(await list({ limit: 2, before: third?.id }), [second, first]);
      assert.deepEqual(await list({ limit: 9, action: 'operator' }), [fourth, first]);
      assert.deepEqual(await list({ limit: 9, actorId: 'root' }), [second]);
      assert.deepEqual(await list({ limit: 9, from: Date.parse(at(2)), to: Date.parse(at(4)) }), [
        third,
        second,
      ]);
    });

    it('forgets what was done before a time, and goes on after that', async (t) => {
      const { audit } = await open(t);
      const at = (day: number) => `2024-05-0${day}T00:00:00.000Z`;
      const [first, second, third] = [1, 2, 3].map((day) => makeAuditEntry({ at: at(day) }));
      for (const entry of [first, second]) if (entry) await audit.append(entry);
      assert.equal(await audit.forget(at(1)), 0);
      assert.equal(await audit.forget(at(2)), 1);
      if (third) await audit.append(third);
      assert.deepEqual(await audit.list({ limit: 9 }), [third, second]);
      assert.equal(await audit.forget(at(9)), 2);
      assert.deepEqual(await audit.list({ limit: 9 }), []);
      if (first) await audit.append(first);
      assert.deepEqual(await audit.list({ limit: 9 }), [first]);
    });
  });
}
