#!/usr/bin/env node
/**
 * The operator's door: `service-chat COMMAND`. The result goes to stdout, every message to stderr. Exit code 0 on
 * success, 2 on wrong usage, 78 on a wrong configuration, 1 on failure. With `--json`, stdout holds exactly one JSON
 * document: the result, or `{"error": {"code", "message"}}`.
 */
import { allCommands, commandsOf, FIRST_WORDS } from './commands/all-commands.js';
import { UsageError, type Command, type Terminal } from './commands/terminal/command.js';
import { commandHelp, programHelp, usageOf } from './commands/terminal/help.js';
import { openTerminal } from './commands/terminal/terminal.js';
import { printable, printableJson } from './commands/terminal/text-layout.js';
import { ConfigError } from './config.js';
import { AppError } from './errors.js';
import { packageVersion } from './runtime/package-root.js';
import { programName } from './runtime/program-name.js';

const EXIT = { success: 0, failure: 1, usage: 2, configuration: 78, stopped: 130 } as const;

const program = programName();

// What is kept is the owner's alone, whichever part writes it.
process.umask(0o077);
process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  // A reader that has seen enough, such as `head`, is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.success : EXIT.failure);
  });
  const isJson = args.includes('--json');
  const terminal = openTerminal(program, isJson);
  let found: Command | undefined;
  try {
    const group = await commandsOf(args[0] ?? '');
    found = group.find(({ name }) => name.split(' ').every((word, at) => args[at] === word));
    if (args.includes('--version') && !found) print(packageVersion());
    else if (asksForHelp(args)) print(await helpFor(group, found));
    else if (!found) throw new UsageError(await explainUnknown(group, args));
    else return await run(found, args.slice(found.name.split(' ').length), terminal, isJson);
    return EXIT.success;
  } catch (error) {
    terminal.note(messageOf(error, found));
    if (isJson) print(printableJson({ error: { code: codeOf(error), message: describe(error) } }));
    if (error instanceof ConfigError) return EXIT.configuration;
    return error instanceof UsageError ? EXIT.usage : EXIT.failure;
  }
}

/** Runs a command and prints what it gives; gives the exit code. */
async function run(command: Command, args: string[], terminal: Terminal, isJson: boolean): Promise<number> {
  const outcome = await command.run(args, terminal);
  if (!outcome) return EXIT.success;
  print(isJson ? printableJson(outcome.json) : printable(outcome.text));
  if (outcome.isStopped) return EXIT.stopped;
  return outcome.isFailure ? EXIT.failure : EXIT.success;
}

function print(text: string): void {
  if (text !== '') process.stdout.write(`${text}\n`);
}

function asksForHelp(args: string[]): boolean {
  const end = args.indexOf('--');
  const own = end === -1 ? args : args.slice(0, end);
  return own.includes('--help') || own.includes('-h') || own[0] === 'help';
}

async function helpFor(group: readonly Command[], command: Command | undefined): Promise<string> {
  if (command) return commandHelp(program, command);
  return programHelp(program, group.length > 0 ? group : await allCommands());
}

async function explainUnknown(
  group: readonly Command[],
  [first, second]: readonly string[],
): Promise<string> {
  if (first === undefined) return `Say what to do.\n\n${programHelp(program, await allCommands())}`;
  if (group.length === 0) {
    return `There is no command "${first}". There are ${FIRST_WORDS.join(', ')}; see ${program} --help.`;
  }
  const verbs = group.map(({ name }) => name.split(' ')[1]).join(', ');
  return second === undefined || second.startsWith('-')
    ? `Say what to do with ${first}: ${verbs}.`
    : `There is no command "${first} ${second}". There are ${verbs}.`;
}

/** What went wrong, for a person: with the usage line where the command was used wrongly. */
function messageOf(error: unknown, command: Command | undefined): string {
  const usage = error instanceof UsageError && command ? `\n${usageOf(program, command)}` : '';
  return describe(error) + usage;
}

/** In words; with a stack only where it is a defect of ours. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected =
    error instanceof UsageError ||
    error instanceof AppError ||
    error instanceof ConfigError ||
    // The file system says itself what it could not do: no rights, no space.
    'syscall' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}

function codeOf(error: unknown): string {
  if (error instanceof UsageError) return 'usage';
  if (error instanceof ConfigError) return 'configuration';
  return error instanceof AppError ? error.code : 'internal';
}
