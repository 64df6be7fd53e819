/** What `npm test` says at its end. */
import { whySkipped } from './known-skips.js';
import type { TestResult } from './results.js';
import type { StepOutcome } from './schedule.js';

/** How many of the slowest are named. */
const SLOWEST = 8;

const count = (results: readonly TestResult[], outcome: TestResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);
const place = ({ file, name }: TestResult) => (file === name ? name : `${file}: ${name}`);

/** The files for which a number of their tests comes to most together. */
function mostByFile(results: readonly TestResult[], numberOf: (result: TestResult) => number) {
  const sums = new Map<string, number>();
  for (const result of results) sums.set(result.file, (sums.get(result.file) ?? 0) + numberOf(result));
  return [...sums].sort(([, a], [, b]) => b - a).slice(0, SLOWEST);
}

/** The same on a busy machine, as their time is not. Without browsers, which live on. */
function describeProcessor(tests: readonly TestResult[]): string[] {
  const told = tests.filter(({ processor }) => processor !== undefined);
  if (told.length === 0) return [];
  const most = mostByFile(told, ({ processor = 0 }) => processor * 1000);
  return ['Most of the processor:', ...most.map(([file, took]) => `${inSeconds(took)}  ${file}`)];
}

function describeSteps(steps: readonly StepOutcome[]): string[] {
  return steps.map(({ name, results, seconds, processor }) =>
    [
      count(results, 'failed') === 0 ? '✓' : '✗',
      name.padEnd(12),
      `${count(results, 'passed')} passed`.padStart(12),
      `${count(results, 'failed')} failed`.padStart(10),
      `${count(results, 'skipped')} skipped`.padStart(11),
      inSeconds(seconds * 1000),
      `${inSeconds(processor * 1000)} of processor`,
    ].join(' '),
  );
}

function describeSlow(tests: readonly TestResult[]): string[] {
  const byTime = [...tests].sort((a, b) => b.took - a.took).slice(0, SLOWEST);
  return [
    'Slowest files:',
    ...mostByFile(tests, ({ took }) => took).map(([file, took]) => `${inSeconds(took)}  ${file}`),
    ...describeProcessor(tests),
    'Slowest tests:',
    ...byTime.map((test) => `${inSeconds(test.took)}  ${place(test)}`),
  ];
}

function describeSkips(tests: readonly TestResult[]): string[] {
  const skipped = tests.filter(({ outcome }) => outcome === 'skipped');
  if (skipped.length === 0) return [];
  return ['Skipped:', ...skipped.map((test) => `  ${place(test)} (${test.reason ?? 'no reason given'})`), ''];
}

function describeFailures(tests: readonly TestResult[]): string[] {
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  return failed.length === 0 ? [] : ['Failed:', ...failed.map((test) => `  ${place(test)}`), ''];
}

/** A skip that nobody has given a reason for counts as a failure of its own. */
function withSkipsJudged(step: StepOutcome): StepOutcome {
  const results = step.results.map((result): TestResult => {
    if (result.outcome !== 'skipped' || whySkipped(result) !== undefined) return result;
    const said = result.reason ?? 'no reason given';
    const name = `${result.name} is skipped (${said}), which scripts/testing/known-skips.ts does not know`;
    return { ...result, name, outcome: 'failed' };
  });
  return { ...step, results };
}

/** The text, of which the last line sums up, and whether nothing failed. */
export function summarize(outcomes: readonly StepOutcome[]): { text: string; isGood: boolean } {
  const steps = outcomes.map(withSkipsJudged);
  const results = steps.flatMap((step) => step.results);
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((outcome) =>
    count(results, outcome),
  );
  const tests = steps
    .filter(({ results: [first] }) => first?.file.includes('/'))
    .flatMap((step) => step.results);
  const lines = [
    ...describeSteps(steps),
    '',
    ...(tests.length > 0 ? [...describeSlow(tests), ''] : []),
    ...describeSkips(results),
    ...describeFailures(results),
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ];
  return { text: lines.join('\n'), isGood: failed === 0 };
}
