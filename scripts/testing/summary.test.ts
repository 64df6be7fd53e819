import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestResult } from './results.js';
import { summarize } from './summary.js';

const result = (changes: Partial<TestResult>): TestResult => ({
  file: 'server/a.test.ts',
  name: 'works',
  outcome: 'passed',
  took: 5,
  ...changes,
});
const of = (...results: TestResult[]) => summarize([{ name: 'server', results, seconds: 1, processor: 0.5 }]);
const lastLine = (text: string) => text.split('\n').at(-1);

describe('the summary of npm test', () => {
  it('ends in one plain line', () => {
    assert.equal(lastLine(of(result({}), result({ outcome: 'failed' })).text), '1 passed, 1 failed');
  });

  it('names a skipped test with its reason, and is good when the list knows the reason', () => {
    const { text, isGood } = of(
      result({}),
      result({ name: 'behind nginx', outcome: 'skipped', reason: 'nginx is not installed' }),
    );
    assert.match(text, /server\/a\.test\.ts: behind nginx \(nginx is not installed\)/);
    assert.equal(lastLine(text), '1 passed, 0 failed, 1 skipped');
    assert.equal(isGood, true);
  });

  it('fails on a skip that the list does not know', () => {
    const { text, isGood } = of(result({}), result({ outcome: 'skipped', reason: 'not today' }));
    assert.match(
      text,
      /works is skipped \(not today\), which scripts\/testing\/known-skips\.ts does not know/,
    );
    assert.equal(lastLine(text), '1 passed, 1 failed');
    assert.equal(isGood, false);
  });

  it('names the slowest files and tests', () => {
    const { text } = of(result({ name: 'slow', took: 2000 }), result({ file: 'server/b.test.ts' }));
    assert.match(text, /Slowest files:\n +2\.0 s {2}server\/a\.test\.ts\n/);
    assert.match(text, /Slowest tests:\n +2\.0 s {2}server\/a\.test\.ts: slow\n/);
  });

  it('names the files that took most of the processor, where runners tell it', () => {
    const { text } = of(
      result({ processor: 1 }),
      result({ processor: 2 }),
      result({ file: 'server/b.test.ts', took: 9000, processor: 0.5 }),
    );
    assert.match(
      text,
      /Most of the processor:\n +3\.0 s {2}server\/a\.test\.ts\n +0\.5 s {2}server\/b\.test\.ts\n/,
    );
    assert.doesNotMatch(of(result({})).text, /Most of the processor/);
  });
});
