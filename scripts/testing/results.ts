/** What tests came to, in one form for every runner. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One test. */
export interface TestResult {
  /** From the project's root. */
  readonly file: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Milliseconds. */
  readonly took: number;
  /** Seconds of processor, with those of processes that ended meanwhile; absent where the runner does not tell. */
  readonly processor?: number;
  /** Why a test was skipped, when the test says so. */
  readonly reason?: string;
}

/** Names the file that a runner's reporter appends its results to, a line of JSON each. */
export const RESULTS_VARIABLE = 'TEST_RESULTS';

/** Appends a result to the file that `npm test` reads; without `npm test`, does nothing. */
export function recordResult(result: TestResult): void {
  const file = process.env[RESULTS_VARIABLE];
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** Everything that was recorded in a file. */
export function readResults(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TestResult);
}
