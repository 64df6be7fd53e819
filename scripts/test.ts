/**
 * `npm test`: every check, or only those named (`npm test -- server stories`).
 * Ends in one plain line, `N passed, N failed`, summed over the runners.
 */
import { availableParallelism } from 'node:os';
import { filesBelow } from './files.js';
import { run, script, tool, type Command } from './run-tool.js';

const sum = (output: string, pattern: RegExp) =>
  [...output.matchAll(pattern)].reduce((total, [, n]) => total + Number(n), 0);
// eslint-disable-next-line no-control-regex -- the escape character is what colours are made of
const withoutColours = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '');

/** A tool that either passes or does not: one check. */
interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  readonly name: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly command: () => Command;
  /** Counts the tests in what was printed. */
  readonly count: (output: string) => Counts | undefined;
}

const single = () => undefined;

const nodeTest = (output: string): Counts => ({
  passed: sum(output, /^ℹ pass (\d+)$/gm),
  failed: sum(output, /^ℹ fail (\d+)$/gm),
});
const webTestRunner = (output: string): Counts => {
  const [last] = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].slice(-1);
  return { passed: Number(last?.[1] ?? 0), failed: Number(last?.[2] ?? 0) };
};
const vitest = (output: string): Counts => ({
  passed: sum(output, /^\s*Tests .*?(\d+) passed/gm),
  failed: sum(output, /^\s*Tests .*?(\d+) failed/gm),
});

/** @param files so many of them run at the same time as given; Node itself would leave one processor idle */
const serverTests = (atOnce: number, files: readonly string[]): Command => [
  process.execPath,
  '--import',
  'tsx',
  '--test',
  '--test-reporter=spec',
  // What hangs fails, with its name.
  '--test-timeout=600000',
  `--test-concurrency=${atOnce}`,
  ...files,
];

const steps: readonly Step[] = [
  { name: 'lock', command: () => script('scripts/checks/lock.ts'), count: single },
  { name: 'manifest', command: () => [tool('cem'), 'analyze', '--quiet'], count: single },
  { name: 'types', command: () => [tool('tsc'), '-p', 'tsconfig.json'], count: single },
  { name: 'lint', command: () => [tool('eslint'), '.'], count: single },
  { name: 'format', command: () => [tool('prettier'), '--check', '.'], count: single },
  { name: 'build', command: () => script('scripts/build.ts'), count: single },
  { name: 'sbom', command: () => script('scripts/checks/sbom.ts'), count: single },
  {
    name: 'server',
    command: () =>
      serverTests(
        availableParallelism(),
        filesBelow('server', (file) => file.endsWith('.test.ts')),
      ),
    count: nodeTest,
  },
  {
    name: 'package',
    command: () =>
      serverTests(
        1,
        filesBelow('scripts/package', (file) => file.endsWith('.test.ts')),
      ),
    count: nodeTest,
  },
  { name: 'components', command: () => [tool('wtr')], count: webTestRunner },
  {
    name: 'pictures',
    command: () => [tool('wtr'), '--files', 'stories/pictures.test.ts'],
    count: webTestRunner,
  },
  { name: 'stories', command: () => [tool('vitest'), 'run'], count: vitest },
  {
    name: 'storybook',
    command: () => [tool('storybook'), 'build', '--quiet', '-o', 'storybook-static'],
    count: single,
  },
  {
    name: 'faults',
    command: () =>
      // More at once than there are processors: they wait for disks, clocks and the starts of processes.
      serverTests(
        availableParallelism() + 1,
        filesBelow('server', (file) => file.endsWith('.faults.ts')),
      ),
    count: nodeTest,
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. Known: ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

let passed = 0;
let failed = 0;
const summary: string[] = [];
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const { code, output } = await run(step.command(), { env: step.env ?? {} });
  const counts = step.count(withoutColours(output)) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // A runner that fails without naming a test, or that ran none, is itself the failure.
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(
    `${counts.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(12)}${String(counts.passed).padStart(5)} passed` +
      `${String(counts.failed).padStart(5)} failed  ${seconds.padStart(6)} s`,
  );
}
console.log(`\n${summary.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
