/** Runs commands in this process, for tests that need no process of their own. */
import type { Command, Outcome, Terminal } from './command.js';

export interface CommandRun {
  outcome: Outcome | undefined;
  /** What was printed while it ran. */
  printed: string;
  /** Messages beside the result. */
  notes: string[];
}

export async function runCommand(command: Command, ...args: string[]): Promise<CommandRun> {
  const run: CommandRun = { outcome: undefined, printed: '', notes: [] };
  const terminal: Terminal = {
    program: 'service-chat',
    isInteractive: false,
    width: undefined,
    print(text) {
      run.printed += text;
      return Promise.resolve();
    },
    note: (message) => run.notes.push(message),
    progress: () => undefined,
    confirm: () => Promise.resolve(false),
  };
  run.outcome = await command.run(args, terminal);
  return run;
}

/** The command of a group by its whole name. */
export function commandNamed(name: string, commands: readonly Command[]): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return command;
}
