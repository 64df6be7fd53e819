/** Runs programs of the tests the way that the tests run: compiled by `npm test`, or as they are written. */
import { fileURLToPath } from 'node:url';

/** What Node needs to be told to run a program that `import.meta.resolve('./….program.js')` has found. */
export function nodeArguments(program: string): string[] {
  const path = fileURLToPath(program);
  return path.endsWith('.ts') ? ['--import', 'tsx', path] : [path];
}
