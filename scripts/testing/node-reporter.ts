/** A reporter of Node's test runner: records every test for the summary of `npm test`. */
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { root } from '../files.js';
import { takeOwnProcessorTime, takeProcessorTime } from '../processor-time.js';
import { recordResult } from './results.js';

/** The failure of a suite says mostly that a test in it failed, which is recorded by itself. */
function isOfItsTests(details: object): boolean {
  const { error } = details as { error?: { failureType?: string } };
  return error?.failureType === 'subtestsFailed';
}

/** The source, where `npm test` has compiled it. */
const pathOf = (file = '') =>
  relative(root, file.startsWith('file:') ? fileURLToPath(file) : file).replace(
    /^\.cache[\\/]tests-[^\\/]+[\\/](.*)\.js$/,
    '$1.ts',
  );

/** Prints nothing. */
export default async function* nodeReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, file, details, skip, todo } = data;
    const isLeftOut = skip !== undefined || todo !== undefined;
    const isSuite = details.type === 'suite';
    if (type === 'test:fail' ? isOfItsTests(details) : isSuite && !isLeftOut) continue;
    const reason = typeof skip === 'string' ? skip : undefined;
    recordResult({
      file: pathOf(file),
      name,
      outcome: isLeftOut ? 'skipped' : type === 'test:fail' ? 'failed' : 'passed',
      took: details.duration_ms,
      processor: takeOwnProcessorTime() + takeProcessorTime(),
      ...(reason && { reason }),
    });
    yield '';
  }
}
