/** A reporter of Web Test Runner: records every test for the summary of `npm test`. */
import { relative } from 'node:path';
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';
import { root } from '../files.js';
import { recordResult } from './results.js';

function recordSuite(file: string, suite: TestSuiteResult): void {
  for (const { name, skipped, passed, duration = 0 } of suite.tests) {
    recordResult({ file, name, outcome: skipped ? 'skipped' : passed ? 'passed' : 'failed', took: duration });
  }
  for (const inner of suite.suites) recordSuite(file, inner);
}

function recordSession({ testFile, testResults, errors }: TestSession): void {
  const file = relative(root, testFile);
  if (testResults) recordSuite(file, testResults);
  for (const { message } of errors) recordResult({ file, name: message, outcome: 'failed', took: 0 });
}

/** Prints nothing. */
export const wtrReporter: Reporter = {
  onTestRunFinished: ({ sessions }) => {
    for (const session of sessions) recordSession(session);
  },
};
