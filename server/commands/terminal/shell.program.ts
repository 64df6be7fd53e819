/**
 * Runs commands of the program one after another in one process, as its parent asks: finding and compiling the program
 * is most of what a command takes by itself. `shell.program.ts CLI`.
 */
import { pathToFileURL } from 'node:url';
import type { CliResult } from './run-cli.fixture.js';

const [node = '', , cli = ''] = process.argv;
const { stdout, stderr } = process;
// Each run listens to what goes wrong with it.
stdout.setMaxListeners(0);

/** Keeps what is written to a stream from now on. */
function keep(stream: NodeJS.WriteStream): () => string {
  let kept = '';
  stream.write = (text: string | Uint8Array) => {
    kept += String(text);
    return true;
  };
  return () => kept;
}

async function run(args: readonly string[]): Promise<CliResult> {
  process.argv = [node, cli, ...args];
  process.exitCode = 0;
  const [told, said] = [keep(stdout), keep(stderr)];
  // The module that is the program runs anew; those that it is made of are there already.
  const program = pathToFileURL(cli);
  program.search = crypto.randomUUID();
  await import(program.href);
  return { code: process.exitCode, stdout: told(), stderr: said() };
}

process.on('message', (args: string[]) => {
  void run(args).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
