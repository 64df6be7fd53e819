/** Runs the jobs of steps side by side, as many at once as are given. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run-tool.js';
import { readResults, RESULTS_VARIABLE, type TestResult } from './results.js';
import type { Job, Step } from './steps.js';

/** What a step came to. */
export interface StepOutcome {
  readonly name: string;
  readonly results: readonly TestResult[];
  /** Seconds that its processes ran, one after another. */
  readonly seconds: number;
  /** Seconds of processor that they took. */
  readonly processor: number;
}

/** A job that has ended. */
export interface JobOutcome {
  readonly step: Step;
  readonly job: Job;
  readonly results: readonly TestResult[];
  readonly output: string;
  readonly seconds: number;
  readonly processor: number;
}

/** What hangs fails, with its name. The longest job takes three minutes, and several times that on a busy machine. */
const TIME_LIMIT_MS = 1_800_000;

async function runJob(step: Step, job: Job, folder: string): Promise<JobOutcome> {
  const file = join(folder, String(Math.random()));
  const started = performance.now();
  const { code, output, processor } = await run(job.command, {
    quiet: true,
    env: { [RESULTS_VARIABLE]: file },
    timeout: TIME_LIMIT_MS,
  });
  const took = performance.now() - started;
  const results = step.hasTests
    ? readResults(file)
    : [
        {
          file: step.name,
          name: job.name,
          outcome: code === 0 ? ('passed' as const) : ('failed' as const),
          took,
        },
      ];
  // A runner that fails without naming a test, or that runs none, is itself the failure.
  const isSilent = results.every(({ outcome }) => outcome !== 'failed');
  if (isSilent && (code !== 0 || results.length === 0)) {
    const name = code === 0 ? 'ran no test' : `ended with ${code}`;
    results.push({ file: job.name, name, outcome: 'failed', took });
  }
  return { step, job, results, output, seconds: took / 1000, processor };
}

interface Waiting {
  readonly step: Step;
  readonly job: Job;
}

const jobsOf = (steps: readonly Step[]): Waiting[] =>
  steps.flatMap((step) => step.jobs().map((job) => ({ step, job })));

/**
 * Takes the first job that may start; jobs that need something of the build wait until that step has ended. What makes
 * and prepares them is itself work, so it is done while the build runs.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  report: (outcome: JobOutcome, done: number, all: number) => void,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<StepOutcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-results-'));
  const ended: JobOutcome[] = [];
  const running = new Set<Promise<void>>();
  let isBuilding = steps.some(({ name }) => name === 'build');
  let waiting: Waiting[] = [];
  let all = 0;

  function startWhatMay(): void {
    for (const each of waiting) {
      const { step, job } = each;
      if (running.size >= atOnce) return;
      if (isBuilding && step.needs) continue;
      waiting = waiting.filter((other) => other !== each);
      const work = runJob(step, job, folder).then((outcome) => {
        running.delete(work);
        if (step.name === 'build') isBuilding = false;
        ended.push(outcome);
        report(outcome, ended.length, all);
      });
      running.add(work);
    }
  }

  waiting = jobsOf(steps.filter(({ needs }) => !needs));
  startWhatMay();
  waiting.push(...jobsOf(steps.filter(({ needs }) => needs)));
  all = running.size + waiting.length;
  await prepare();
  startWhatMay();
  while (running.size > 0) {
    await Promise.race(running);
    startWhatMay();
  }
  rmSync(folder, { recursive: true, force: true });
  return steps.map(({ name }) => {
    const own = ended.filter(({ step }) => step.name === name);
    return {
      name,
      results: own.flatMap(({ results }) => results),
      seconds: own.reduce((total, { seconds }) => total + seconds, 0),
      processor: own.reduce((total, { processor }) => total + processor, 0),
    };
  });
}
