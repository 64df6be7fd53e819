/** Sorts the test files of Node's runner into processes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../files.js';

/**
 * A file with a process of its own: it has hooks that would run around the tests of others too or tests within a test,
 * around each of which the hooks of others would run, or changes what the whole process shares.
 */
const NEEDS_ITS_OWN_PROCESS =
  /^(?:before|after)Each\(|^await test\(|process\.(?:env\[|chdir|on\()|setFlagsFromString|Object\.assign\(process/m;

/** A file that starts processes or a browser of its own, and waits for them while tests of another group are run. */
const STARTS_PROCESSES =
  /node:child_process|\/browser\.js'|\/serve-built\.js'|\/(?:run-cli|server-process)\.fixture\.js'/;

/** A file that opens pages in the one browser of its process, which all else that it starts leaves alone. */
const USES_SHARED_BROWSER = /\/(?:dashboard|shared)-browser\.fixture\.js'/;

/** Test files that share one process, with its browser or with others that start processes, and those that share none. */
export interface Sorted {
  readonly together: readonly string[];
  readonly inBrowser: readonly string[];
  readonly starting: readonly string[];
  readonly alone: readonly string[];
}

/** Sorts the files below a folder whose names end so. */
export function sortTestFiles(folder: string, ending = '.test.ts'): Sorted {
  const files = filesBelow(folder, (file) => file.endsWith(ending));
  const kindOf = (file: string): keyof Sorted => {
    const text = readFileSync(join(root, file), 'utf8');
    if (NEEDS_ITS_OWN_PROCESS.test(text)) return 'alone';
    if (USES_SHARED_BROWSER.test(text)) return 'inBrowser';
    return STARTS_PROCESSES.test(text) ? 'starting' : 'together';
  };
  const kinds = new Map(files.map((file) => [file, kindOf(file)]));
  const ofKind = (kind: keyof Sorted) => files.filter((file) => kinds.get(file) === kind);
  return {
    together: ofKind('together'),
    inBrowser: ofKind('inBrowser'),
    starting: ofKind('starting'),
    alone: ofKind('alone'),
  };
}

/** Deals files out to so many groups, one after another, as neighbours tend to be slow together. */
export const deal = (files: readonly string[], groups: number): string[][] =>
  Array.from({ length: groups }, (_, group) => files.filter((_, index) => index % groups === group)).filter(
    (each) => each.length > 0,
  );
