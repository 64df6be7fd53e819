/** The words of `--help`. */
import { ENVIRONMENT_VARIABLES } from '../../config.js';
import type { Command, Flags } from './command.js';
import { indent, wrap } from './text-layout.js';

/** Flags that every command takes. */
export const SHARED_FLAGS = {
  data: { type: 'string', value: 'DIR', help: 'Data folder; otherwise DATA_DIR, or ./data.' },
  json: { type: 'boolean', help: 'Print one JSON document.' },
} as const satisfies Flags;

/** Help of the whole program. */
export function programHelp(program: string, commands: readonly Command[]): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const);
  return `Service Chat: answers visitors' questions from the pages of your site.

Usage: ${program} COMMAND [ARGUMENT…] [--FLAG…]

Commands:
${columns(rows)}

Flags of every command:
${flagLines({
  ...SHARED_FLAGS,
  help: { type: 'boolean', help: 'Explain the command.' },
  version: { type: 'boolean', help: 'Print the version; without a command.' },
})}

Environment:
${indent(wrap(ENVIRONMENT_VARIABLES.join(', '), 78))}

Exit codes: 0 success, 1 failure, 2 wrong usage, 78 wrong configuration,
130 stopped by Ctrl-C.
With --json a failure prints {"error": {"code", "message"}}.`;
}

/** Help of one command. */
export function commandHelp(program: string, command: Command): string {
  const notes =
    command.notes === '' ? '' : `\n\n${command.notes.replace(/\bservice-chat(?= [a-z])/g, program)}`;
  return `${command.summary}

${usageOf(program, command)}

Flags:
${flagLines(command.flags)}${notes}`;
}

/** The line that a wrong call is answered with. */
export function usageOf(program: string, { name, synopsis }: Command): string {
  return `Usage: ${`${program} ${name} ${synopsis}`.trim()}`;
}

function flagLines(flags: Flags): string {
  return columns(
    Object.entries(flags).map(([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ''}`, help]),
  );
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
