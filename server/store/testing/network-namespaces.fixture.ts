/** Network namespaces, as containers have them: processes in two of them share files and nothing else. They need root on Linux. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why they cannot be had here, or `false` if they can. */
export const noNamespaces =
  process.platform === 'linux' && process.getuid?.() === 0
    ? false
    : 'needs root on Linux to make a network namespace';

/** The beginning of a command that runs in a new namespace; `undefined`, with the test skipped, where there can be none. */
export async function makeNamespace(t: TestContext): Promise<string[] | undefined> {
  const name = `service-chat-${randomUUID().slice(0, 8)}`;
  try {
    await run('ip', ['netns', 'add', name]);
  } catch (error) {
    t.skip(`cannot make a network namespace here: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  t.after(() => run('ip', ['netns', 'del', name]));
  return ['ip', 'netns', 'exec', name];
}
