/** Compares what the browser shows with the pictures in `stories/pictures/`: a plugin of Web Test Runner. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { visualRegressionPlugin } from '@web/test-runner-visual-regression/plugin';
import { root } from '../files.js';

/** Holds one picture for each look that is tested. */
export const PICTURES = join(root, 'stories', 'pictures');
/** What looked different in the last run, and beside each its difference. */
export const FAILED = join(PICTURES, 'failed');
/** Ends the name of a picture that shows a difference. */
export const DIFFERENCE = '-diff';

/** The plugin. */
export const comparePictures: TestRunnerPlugin = {
  ...visualRegressionPlugin({
    baseDir: PICTURES,
    getBaselineName: ({ name }) => name,
    getFailedName: ({ name }) => join(FAILED, name),
    getDiffName: ({ name }) => join(FAILED, name + DIFFERENCE),
    // About five of 255 levels of grey. Between Chromium 143 and 156, with and without fonts on the machine, no
    // picture had more than 6 such pixels beside anti-aliased edges; a small icon that moves by 2 px has hundreds.
    diffOptions: { threshold: 0.02 },
    failureThreshold: 20,
    failureThresholdType: 'pixel',
  }),
  serverStart() {
    rmSync(FAILED, { recursive: true, force: true });
  },
};
