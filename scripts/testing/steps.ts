/** What `npm test` checks: its steps, and the processes that each of them starts. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bundledServer } from '../compiled-server.js';
import { filesBelow, root } from '../files.js';
import { script, tool, type Command } from '../run-tool.js';
import { compiledTests } from './compiled-tests.js';
import { deal, sortTestFiles } from './server-files.js';

/** One process. */
export interface Job {
  /** The step's name, or what part of the step it is. */
  readonly name: string;
  readonly command: Command;
}

/** A named check. */
export interface Step {
  readonly name: string;
  /** Whether its jobs report tests; any other step is one check that passes or fails. */
  readonly hasTests: boolean;
  /** What it reads of what the step `build` makes: all, or only `custom-elements.json`. */
  readonly needs?: 'build' | 'manifest';
  readonly jobs: () => readonly Job[];
}

const lanes = availableParallelism();

/** Node's runner over one file or several in one process. */
function nodeTests(files: readonly string[]): Command {
  const folder = compiledTests();
  const compiled = (file: string) => join(folder, file.replace(/\.ts$/, '.js'));
  return [
    process.execPath,
    '--enable-source-maps',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=./${compiled('scripts/testing/node-reporter.ts')}`,
    '--test-reporter-destination=stderr',
    ...(files.length === 1 ? [] : [compiled('scripts/testing/run-together.ts')]),
    ...files.map(compiled),
  ];
}

const alone = (files: readonly string[]): Job[] =>
  files.map((file) => ({ name: file, command: nodeTests([file]) }));

const together = (name: string, files: readonly string[], processes: number): Job[] =>
  deal(files, processes).map((group, index) => ({
    name: `${name} (${index + 1}: ${group.length})`,
    command: nodeTests(group),
  }));

/**
 * The tests of a folder: those that share a process first, as they take longest together. Each process loads the code that
 * most of them test, and runs it slowly until it is compiled: twice as many take a tenth more of the processor.
 */
function folderOfTests(folder: string): Job[] {
  // Before many processes at once would find it missing.
  bundledServer();
  const sorted = sortTestFiles(folder);
  return [
    ...together(`${folder}, files in one process`, sorted.together, lanes),
    // To start another process with its browser takes four seconds of processor.
    ...together(`${folder}, files in one browser`, sorted.inBrowser, lanes),
    ...together(`${folder}, files that start processes`, sorted.starting, 2 * lanes),
    ...alone(sorted.alone),
  ];
}

const check = (name: string, command: Command): Step => ({
  name,
  hasTests: false,
  jobs: () => [{ name, command }],
});
const browserTests = (name: string, command: Command): Step => ({
  name,
  hasTests: true,
  jobs: () => [{ name, command }],
});

/** Everything, in the order in which it starts: what others wait for and what takes long comes first. */
export const STEPS: readonly Step[] = [
  check('build', script('scripts/build.ts')),
  browserTests('components', [tool('wtr')]),
  { ...check('types', [tool('oxlint'), '--type-check']), needs: 'manifest' },
  { ...browserTests('stories', [tool('vitest'), 'run']), needs: 'manifest' },
  { name: 'server', hasTests: true, needs: 'build', jobs: () => folderOfTests('server') },
  {
    name: 'scripts',
    hasTests: true,
    needs: 'build',
    jobs: () =>
      alone(
        filesBelow('scripts', (file) => file.endsWith('.test.ts') && !file.startsWith('scripts/package/')),
      ),
  },
  {
    ...check('storybook', [tool('storybook'), 'build', '--quiet', '-o', 'storybook-static']),
    needs: 'manifest',
  },
  check('templates', [tool('eslint'), 'components', 'stories']),
  browserTests('pictures', [tool('wtr'), '--files', 'stories/pictures.test.ts']),
  check('format', [tool('oxfmt'), '--check']),
  check('lock', script('scripts/checks/lock.ts')),
  { ...check('sbom', script('scripts/checks/sbom.ts')), needs: 'build' },
];

/** The npm package as its users get it: packed, installed, and built into apps. */
const PACKAGE: Step = {
  name: 'package',
  hasTests: true,
  needs: 'build',
  // They share what is installed.
  jobs: () =>
    together(
      'package',
      filesBelow('scripts/package', (file) => file.endsWith('.test.ts')),
      1,
    ),
};

/** Kills, power cuts, full disks, scale. */
export const FAULTS: Step = {
  name: 'faults',
  hasTests: true,
  needs: 'build',
  jobs: () => alone(filesBelow('server', (file) => file.endsWith('.faults.ts'))),
};

/** What takes too long for every change: `npm run test:faults`. */
export const LONG_STEPS: readonly Step[] = [PACKAGE, FAULTS];

/** The command that runs one test file of any kind. */
export function commandFor(file: string): Command {
  if (file.endsWith('.stories.ts')) return [tool('vitest'), 'run', file];
  if (/^(?:components|stories)\//.test(file)) return [tool('wtr'), '--files', file];
  return [process.execPath, '--import', 'tsx', '--test-reporter=spec', join(root, file)];
}
