/** Sorts the test files of Node's runner into processes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../files.js';

/**
 * A file with a process of its own: it starts processes or a browser, has hooks that would run around the tests of
 * others too or tests within a test, around each of which the hooks of others would run, or changes what the whole
 * process shares.
 */
const NEEDS_ITS_OWN_PROCESS =
  /node:child_process|\/browser\.js'|\/serve-built\.js'|\/(?:run-cli|server-process|dashboard-browser)\.fixture\.js'|^(?:before|after)Each\(|^await test\(|process\.(?:env\[|chdir|on\()|setFlagsFromString|Object\.assign\(process/m;

/** Test files that share one process, and those that do not. */
export interface Sorted {
  readonly together: readonly string[];
  readonly alone: readonly string[];
}

/** Sorts the files below a folder whose names end so. */
export function sortTestFiles(folder: string, ending = '.test.ts'): Sorted {
  const files = filesBelow(folder, (file) => file.endsWith(ending));
  const needsOwn = (file: string) => NEEDS_ITS_OWN_PROCESS.test(readFileSync(join(root, file), 'utf8'));
  return { together: files.filter((file) => !needsOwn(file)), alone: files.filter(needsOwn) };
}

/** Deals files out to so many groups, one after another, as neighbours tend to be slow together. */
export const deal = (files: readonly string[], groups: number): string[][] =>
  Array.from({ length: groups }, (_, group) => files.filter((_, index) => index % groups === group)).filter(
    (each) => each.length > 0,
  );
