/**
 * Serves the tests that run in a browser bundled, for Web Test Runner: else each of fifty pages asks for some hundred
 * modules, and each of them is compiled anew for each page.
 */
import { relative } from 'node:path';
import type { TestRunnerConfig } from '@web/test-runner';
import { build } from 'esbuild';
import { filesBelow, root } from '../files.js';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** What is served, by its path. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['components', 'stories'].flatMap((folder) => filesBelow(folder, isTest)),
    outbase: '.',
    outdir: '.',
    chunkNames: 'shared-by-tests/[hash]',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['development', 'browser'],
    // Of the runner, which serves it.
    external: ['/__web-*'],
    sourcemap: true,
    sourcesContent: false,
  });
  const pathOf = (file: string) => `/${relative(root, file).replace(/\.test\.js$/, '.test.ts')}`;
  return new Map(outputFiles.map(({ path, text }) => [pathOf(path), text]));
}

/** Answers before the server would take a test from its file. */
export function bundledTests(): Middleware {
  let bundling: ReturnType<typeof bundle> | undefined;
  return async (context, next) => {
    const text = (await (bundling ??= bundle())).get(context.path);
    if (text === undefined) {
      await next();
      return;
    }
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    context.body = text;
  };
}
