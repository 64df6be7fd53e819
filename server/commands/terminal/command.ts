/** What a command is: its words on the command line, its help, and what it does. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isWidgetId } from '../../store/port/ids.js';

/** A flag: what `parseArgs` needs, and what the help says. */
export interface Flag {
  type: 'string' | 'boolean';
  multiple?: boolean;
  /** What stands for the value in the help, such as `HEX`. */
  value?: string;
  help: string;
}
export type Flags = Record<string, Flag>;

/** What flags were set to; undefined where they were not given. */
export type FlagValues<F extends Flags> = {
  [Name in keyof F]?: ValueOf<F[Name]> | undefined;
};
type ValueOf<F extends Flag> = F extends { multiple: true }
  ? string[]
  : F['type'] extends 'boolean'
    ? boolean
    : string;

/** What a command found or did: for people, and for `--json`. */
export interface Outcome {
  text: string;
  json: unknown;
  /** True where Ctrl-C ended the work early: exit code 130, as shells have it. */
  isStopped?: boolean;
  /** True where the command did its work and what it found is a failure: exit code 1. */
  isFailure?: boolean;
}

/** Where a command speaks to a person while it works. */
export interface Terminal {
  /** How the program was called: `service-chat`, or `npm run cli --`. */
  program: string;
  /** True where a person sits at both ends. */
  isInteractive: boolean;
  /** Columns to stay within; undefined where the output goes to a file or another program. */
  width: number | undefined;
  /** Prints a part of a result that is too large to be held whole, and waits until there is room for more. */
  print(text: string): Promise<void>;
  /** A message beside the result, on a line of its own. */
  note(message: string): void;
  /** How far long work is, such as "Reading pages": in a terminal one line that the next call writes over. */
  progress(work: string, done: number, total: number): void;
  /** Asks for yes or no. */
  confirm(question: string): Promise<boolean>;
}

export interface Command {
  /** Group and verb, such as `widget create`. */
  name: string;
  summary: string;
  /** What follows the name, such as `ID PATH… [--base-url URL]`. */
  synopsis: string;
  flags: Flags;
  /** Lines below the flags in the help: what needs to be said, and examples. */
  notes: string;
  run(args: string[], terminal: Terminal): Promise<Outcome | undefined>;
}

interface Definition<F extends Flags> {
  name: string;
  summary: string;
  synopsis: string;
  /** Names of what is given without a flag. `…` ends what may be given several times, `[` begins what need not. */
  positionals: string[];
  flags: F;
  notes?: string;
  /** @returns what to print; nothing where the command prints by itself */
  run(values: FlagValues<F>, positionals: string[], terminal: Terminal): Promise<Outcome | undefined>;
}

/** The command line was used wrongly; the message says how. Exit code 2. */
export class UsageError extends Error {}

/** Joins a command's words with what it does, so that `run` gets its flags with their types. */
export function defineCommand<const F extends Flags>(definition: Definition<F>): Command {
  const { name, summary, synopsis, positionals, flags, notes = '' } = definition;
  return {
    name,
    summary,
    synopsis,
    flags,
    notes,
    async run(args, terminal) {
      const parsed = parse(args, flags);
      checkPositionals(parsed.positionals, positionals, 'widget' in flags);
      return definition.run(parsed.values as FlagValues<F>, parsed.positionals, terminal);
    },
  };
}

function parse(args: string[], flags: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    // Node's advice on arguments that start with a hyphen is longer than the news.
    const [sentence = ''] = (error as Error).message.split(/\. (?=[A-Z])|\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '').replace(/^Option '(-\w, )?/, `Option '`)}.`);
  }
}

function checkPositionals(given: string[], names: string[], hasWidgetFlag: boolean): void {
  const missing = names[given.length];
  if (missing !== undefined && !missing.startsWith('[')) {
    throw new UsageError(`${missing.replace('…', '')} is missing.`);
  }
  const tooMany = given[names.length];
  if (tooMany !== undefined && !names.at(-1)?.includes('…')) {
    if (hasWidgetFlag && isWidgetId(tooMany)) {
      throw new UsageError(`The widget is named by a flag here: --widget ${tooMany}`);
    }
    throw new UsageError(`"${tooMany}" is one argument too many. Put quotes around what holds spaces.`);
  }
}
