import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createContainedProcess, type ContainedProcessOptions } from './contained-process.js';
import { nodeArguments } from './node-arguments.fixture.js';
import { usageOf } from './process-usage.js';

const MB = 1024 * 1024;
/** A module beside the programs, as it is run: compiled by `npm test`. */
const BESIDE = import.meta.resolve('./contained-process.js');
const PARENT = import.meta.resolve('./contained-parent.program.js');

function open(t: TestContext, options: Partial<ContainedProcessOptions> = {}) {
  const contained = createContainedProcess<string, unknown>({
    name: './misbehaving-work.program',
    base: BESIDE,
    residentBytes: 300 * MB,
    heapMb: 200,
    ...options,
  });
  t.after(() => contained.close());
  return async (request: string, limitMs = 60_000) => {
    const outcome = await contained.run(request, limitMs);
    return 'result' in outcome ? outcome.result : outcome;
  };
}

const isRunning = (pid: number) => usageOf(pid) !== undefined;

describe('a contained process', () => {
  it('is one for all that it is asked, and ends when it is closed', async (t) => {
    const contained = createContainedProcess<string, string>({
      name: './misbehaving-work.program',
      base: BESIDE,
      residentBytes: 300 * MB,
      heapMb: 200,
    });
    t.after(() => contained.close());
    const outcomes = await Promise.all([contained.run('pid', 60_000), contained.run('pid', 60_000)]);
    const pids = outcomes.map((outcome) => ('result' in outcome ? Number(outcome.result) : 0));
    assert.equal(pids[0], pids[1]);
    assert.notEqual(pids[0], process.pid);
    assert.ok(isRunning(pids[0] ?? 0));
    await contained.close();
    assert.ok(!isRunning(pids[0] ?? 0));
  });

  it('hands on what its work throws, and goes on', async (t) => {
    const run = open(t);
    const pid = await run('pid');
    assert.deepEqual(await run('throw'), { failure: 'It went wrong.' });
    assert.equal(await run('pid'), pid);
  });

  it('is ended at its limits, whatever it does, and another one takes its place', async (t) => {
    const run = open(t);
    for (const [request, why, limitMs] of [
      ['loop', 'time', 300],
      ['never', 'time', 300],
      ['fill memory outside the heap', 'memory', 120_000],
      ['fill the heap', 'memory', 120_000],
      ['exit', 'crash', 120_000],
    ] as const) {
      const pid = Number(await run('pid'));
      const before = process.memoryUsage.rss();
      await assert.rejects(run(request, limitMs), { name: 'ProcessEndedError', why }, request);
      assert.ok(!isRunning(pid), request);
      assert.ok(process.memoryUsage.rss() - before < 50 * MB, request);
      assert.notEqual(Number(await run('pid')), pid, request);
    }
  });

  it('blames nothing for the memory that came before it', async (t) => {
    const run = open(t, { residentBytes: 190 * MB });
    for (let times = 0; times < 5; times += 1) assert.equal(await run('keep 60 MB'), 'kept');
  });

  it('gets nothing of the environment', async (t) => {
    process.env['CONTAINED_TEST'] = 'secret';
    t.after(() => delete process.env['CONTAINED_TEST']);
    assert.deepEqual(await open(t)('environment'), []);
  });

  it('works on when it was killed while it had nothing to do', async (t) => {
    const run = open(t);
    const pid = Number(await run('pid'));
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)) await sleep(5);
    assert.notEqual(Number(await run('pid')), pid);
  });

  it('ends when its parent is killed, even in the middle of work', async () => {
    const parent = fork(fileURLToPath(PARENT), { execArgv: nodeArguments(PARENT).slice(0, -1) });
    const [pid] = (await once(parent, 'message')) as [number];
    parent.kill('SIGKILL');
    const deadline = Date.now() + 60_000;
    while (isRunning(pid) && Date.now() < deadline) await sleep(20);
    assert.ok(!isRunning(pid));
  });
});
