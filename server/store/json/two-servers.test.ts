/** Two servers on one data folder, each in a network namespace of its own as in a container: kill, stop and go on. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { IS_LONG } from '../../runtime/long-round.fixture.js';
import { nodeArguments } from '../../runtime/node-arguments.fixture.js';
import { openJsonStore } from './json-store.js';
import { makeNamespace, noNamespaces } from '../testing/network-namespaces.fixture.js';
import { makeFolderFor } from '../testing/store.fixture.js';

const ROUNDS = IS_LONG ? 20 : 3;
const LEASE_MS = 1000;
/** As many as the program has. */
const WRITERS = 4;
/** Later than any time. */
const NEVER = 1n << 63n;
const contender = nodeArguments(import.meta.resolve('./contender.program.js'));

/** What a process told: that it has the folder from a time on, and what it acknowledged when. */
interface Told {
  server: string;
  id: string;
  at: bigint;
}

/** A server that starts again when it is killed, as under a supervisor. */
function startContender(inNamespace: string[], folder: string, name: string) {
  const told: Told[] = [];
  const refusals: string[] = [];
  const state = { isOpen: false, isEnding: false, opened: 0 };
  const start = () => {
    const [command = process.execPath, ...rest] = inNamespace;
    const child = spawn(
      command,
      [...rest, ...(rest.length > 0 ? [process.execPath] : []), ...contender, folder, String(LEASE_MS), name],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const server = `${name} ${child.pid}`;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [first = '', second] = line.split(' ');
      if (first === 'open') state.opened++;
      if (first === 'open' || first === 'lost') state.isOpen = first === 'open';
      if (first === 'refused') refusals.push(line);
      if (first.includes('-'))
        told.push({ server: `${server} ${state.opened}`, id: first, at: BigInt(second ?? 0) });
    });
    return child;
  };
  let child = start();
  return {
    told,
    refusals,
    state,
    send: (signal: NodeJS.Signals) => child.kill(signal),
    async kill(isLast = false) {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
      state.isOpen = false;
      if (!isLast) child = start();
    },
  };
}

async function until(isTrue: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!isTrue()) {
    assert.ok(performance.now() < deadline, `waited a minute until ${what}`);
    await wait(10);
  }
}

const isRefusal = (line: string): boolean => line.includes('in use by');

describe('two servers on one data folder in two network namespaces', { skip: noNamespaces }, () => {
  it('take turns: one at most acknowledges, nothing is lost, nothing stands twice', async (t: TestContext) => {
    const namespaces = [await makeNamespace(t), await makeNamespace(t)];
    const folder = await makeFolderFor(t);
    const both = namespaces.flatMap((namespace, at) =>
      namespace ? startContender(namespace, folder, ['ann', 'bob'][at] ?? '') : [],
    );
    if (both.length < 2) return;
    const counts = { kill: 0, stop: 0 };
    try {
      for (let round = 0; round < ROUNDS; round++) {
        await until(() => both.some(({ state }) => state.isOpen), 'one has the folder');
        const [holder, other] = both[0]?.state.isOpen ? both : [...both].reverse();
        assert.ok(holder && other);
        const before = holder.told.length;
        await until(() => holder.told.length > before + 20, `${round}: the holder acknowledges`);
        if (round === 0) await until(() => other.refusals.some(isRefusal), 'the other is refused');
        if (round % 2 === 0) {
          counts.stop++;
          holder.send('SIGSTOP');
          const { opened } = other.state;
          await until(() => other.state.opened > opened, `${round}: the other takes over`);
          await wait(Math.random() * 200);
          holder.send('SIGCONT');
          await until(() => !holder.state.isOpen, `${round}: the late one knows that it has lost`);
        } else {
          counts.kill++;
          await holder.kill();
        }
      }
    } finally {
      for (const each of both) {
        each.send('SIGCONT');
        await each.kill(true);
      }
    }

    const told = both.flatMap((each) => each.told);
    const store = await openJsonStore(folder, { leaseMs: LEASE_MS });
    const read: string[] = [];
    for await (const { id } of store.log.read({})) read.push(id);
    const problems = await store.problems();
    await store.close();
    const places = new Map(read.map((id, place) => [id, place]));
    assert.equal(places.size, read.length, 'a record stands twice');
    const lost = told.filter(({ id }) => !places.has(id));
    assert.deepEqual(lost, [], 'acknowledged records were lost');

    // As they stand in the log, the acknowledged records of one holder end before those of the next begin.
    const inOrder = told.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    const turns = inOrder.filter(({ server }, at) => server !== inOrder[at - 1]?.server);
    assert.equal(turns.length, new Set(told.map(({ server }) => server)).size, 'turns overlap in the log');
    // A holder that is stopped between a check that it has the folder and its word to us gives that word when it goes
    // on. Its record stood in the log before the other read it; there is one at most for each of its writers.
    const firstOf = turns.map(({ server }) =>
      told.reduce((least, each) => (each.server === server && each.at < least ? each.at : least), NEVER),
    );
    const late = told.filter(({ server, at }) => {
      const turn = turns.findIndex((each) => each.server === server);
      return firstOf.slice(turn + 1).some((first) => at > first);
    }).length;
    assert.ok(late <= WRITERS * counts.stop, `${late} acknowledged after the next had begun`);
    const refusal = both.flatMap(({ refusals }) => refusals).find(isRefusal);
    assert.match(
      refusal ?? '',
      /in use by process \d+ on .+, since \d{4}-.+Z, at http:\/\/(?:ann|bob)\.example\./,
    );
    t.diagnostic(`${counts.stop} stops beyond the lease, ${counts.kill} kills, ${turns.length} turns`);
    t.diagnostic(
      `${told.length} records acknowledged, 0 lost, 0 twice, ${late} told late; ${JSON.stringify(problems)}`,
    );
  });
});
