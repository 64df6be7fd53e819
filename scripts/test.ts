/**
 * `npm test`: every check, side by side; `npm test -- server stories` only those named; `npm test -- PATH` one test
 * file of any kind; `npm run test:faults` the long ones. Ends in one plain line, `N passed, N failed`.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { sharePostgres } from '../server/store/testing/postgres.fixture.js';
import { ensureBuilt } from './ensure-built.js';
import { root } from './files.js';
import { run, tool } from './run-tool.js';
import { useMemoryDisk } from './testing/memory-disk.js';
import { runSteps, type JobOutcome } from './testing/schedule.js';
import { commandFor, FAULTS, LONG_STEPS, STEPS, type Step } from './testing/steps.js';
import { summarize } from './testing/summary.js';

const wanted = process.argv.slice(2);
const files = wanted.filter((name) => name.endsWith('.ts'));
if (files.length > 0) await runFiles(files);
else await runNamed(wanted);

/** One after another, each as its runner shows it. */
async function runFiles(paths: readonly string[]): Promise<void> {
  const missing = paths.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) refuse(`There is no ${missing.join(', ')}.`);
  // They open what is built in a browser, and would wait for it in vain.
  if (paths.some((path) => path.startsWith('server/e2e/'))) await ensureBuilt();
  for (const path of paths) {
    const { code } = await run(commandFor(path));
    process.exitCode ||= code;
  }
}

async function runNamed(names: readonly string[]): Promise<void> {
  const known = [...STEPS, ...LONG_STEPS];
  const unknown = names.filter((name) => !known.some((step) => step.name === name));
  if (unknown.length > 0) {
    refuse(`Unknown check: ${unknown.join(', ')}. Known: ${known.map(({ name }) => name).join(', ')}.`);
  }
  const steps = names.length === 0 ? STEPS : known.filter(({ name }) => names.includes(name));
  if (!steps.some(({ name }) => name === 'build')) await prepare(steps.map(({ needs }) => needs));
  // Tests wait for disks, clocks, browsers and the starts of processes for more than half of their time.
  const atOnce = 3 * availableParallelism();
  // Faults are of real disks.
  const leaveMemoryDisk = steps.includes(FAULTS) ? () => undefined : useMemoryDisk();
  let endPostgres: (() => Promise<void>) | undefined;
  // Databases for all tests of the server, which would each start their own.
  const prepareTests = async () => {
    if (steps.some(({ name }) => name === 'server')) endPostgres = await sharePostgres();
  };
  try {
    const { text, isGood } = summarize(await runSteps(steps, atOnce, show, prepareTests));
    console.log(`\n${text}`);
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await endPostgres?.();
    leaveMemoryDisk();
  }
}

/** Makes what named checks need and would find missing or old. */
async function prepare(needs: readonly Step['needs'][]): Promise<void> {
  if (needs.includes('build')) await ensureBuilt();
  else if (needs.includes('manifest')) await run([tool('cem'), 'analyze', '--quiet']);
}

/** A line when a job has ended; all that it printed when it failed. */
function show(
  { step, job, results, output, seconds, processor }: JobOutcome,
  done: number,
  all: number,
): void {
  const hasFailed = results.some(({ outcome }) => outcome === 'failed');
  const name = step.name === job.name ? step.name : `${step.name}: ${job.name}`;
  const tests = step.hasTests ? `, ${results.length} tests` : '';
  console.log(
    `[${done}/${all}] ${hasFailed ? '✗' : '✓'} ${name}${tests}, ${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processor)`,
  );
  if (hasFailed) console.log(output);
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
