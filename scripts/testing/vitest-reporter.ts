/** A reporter of Vitest, which runs the stories: records every story for the summary of `npm test`. */
import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { root } from '../files.js';
import { recordResult } from './results.js';

/** Prints nothing. */
export const vitestReporter: Reporter = {
  onTestCaseResult(test: TestCase) {
    const { state } = test.result();
    if (state === 'pending') return;
    const took = test.diagnostic()?.duration ?? 0;
    recordResult({ file: relative(root, test.module.moduleId), name: test.name, outcome: state, took });
  },
};
