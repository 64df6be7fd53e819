import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSteps } from './schedule.js';
import type { Step } from './steps.js';

const step = (code: string, changes: Partial<Step> = {}): Step => ({
  name: 'a',
  hasTests: true,
  jobs: () => [{ name: 'a', command: [process.execPath, '-e', code] }],
  ...changes,
});
const outcomesOf = async (...steps: Step[]) =>
  (await runSteps(steps, 2, () => undefined)).flatMap(({ results }) =>
    results.map(({ name, outcome }) => `${name}: ${outcome}`),
  );

const RECORD = `require('fs').appendFileSync(process.env.TEST_RESULTS, JSON.stringify(
  { file: 'a.test.ts', name: 'works', outcome: 'passed', took: 1 }) + '\\n');`;

describe('the steps of npm test', () => {
  it('collect what their runners record', async () => {
    assert.deepEqual(await outcomesOf(step(RECORD)), ['works: passed']);
  });

  it('fail when they run no test', async () => {
    assert.deepEqual(await outcomesOf(step('')), ['ran no test: failed']);
  });

  it('fail when their runner fails, though every test that it names has passed', async () => {
    assert.deepEqual(await outcomesOf(step(`${RECORD} process.exit(3)`)), [
      'works: passed',
      'ended with 3: failed',
    ]);
  });

  it('count as one check when they have no tests', async () => {
    assert.deepEqual(await outcomesOf(step('', { hasTests: false })), ['a: passed']);
    assert.deepEqual(await outcomesOf(step('process.exit(1)', { hasTests: false })), ['a: failed']);
  });

  it('wait for the build when they need it', async (t) => {
    const order: string[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'service-chat-steps-'));
    t.after(() => {
      rmSync(folder, { recursive: true });
    });
    const file = JSON.stringify(join(folder, 'beside'));
    // It ends once the one that needs nothing has run beside it.
    const waiting = `setInterval(() => require('fs').existsSync(${file}) && process.exit(), 20)`;
    const build = step(waiting, { name: 'build', hasTests: false });
    const after = step('', { name: 'after', hasTests: false, needs: 'build' });
    const beside = step(`require('fs').writeFileSync(${file}, '')`, { name: 'beside', hasTests: false });
    await runSteps([after, build, beside], 3, (outcome) => order.push(outcome.step.name));
    assert.deepEqual(
      order.filter((name) => name !== 'beside'),
      ['build', 'after'],
    );
    assert.ok(order.includes('beside'));
  });

  it('prepare what needs the build while that runs, and wait for it', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'service-chat-steps-'));
    t.after(() => {
      rmSync(folder, { recursive: true });
    });
    const started = join(folder, 'started');
    // It prepares nothing before the build has started, and the build ends before all is prepared.
    const build = step(`require('fs').writeFileSync(${JSON.stringify(started)}, '')`, {
      name: 'build',
      hasTests: false,
    });
    let isPrepared = false;
    const seen: [string, boolean][] = [];
    const after = step('', { name: 'after', hasTests: false, needs: 'build' });
    await runSteps(
      [after, build],
      2,
      ({ step: { name } }) => seen.push([name, isPrepared]),
      async () => {
        while (!existsSync(started) || seen.length === 0) await sleep(10);
        isPrepared = true;
      },
    );
    assert.deepEqual(seen, [
      ['build', false],
      ['after', true],
    ]);
  });
});
