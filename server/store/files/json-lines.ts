/** Finds the lines of a JSON text: of its first syntax error, and of each value in it. */

/** What is wrong with a text that should be JSON. */
export class JsonSyntaxError extends Error {
  /** 1-based. */
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'JsonSyntaxError';
    this.line = line;
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** Deeper text is refused before it exhausts the stack. */
const MAX_DEPTH = 200;

/**
 * The 1-based line that the value at each path starts on.
 *
 * JSON.parse names a place for only some of its errors and for no value, so a file for people needs its own reader.
 *
 * @throws {JsonSyntaxError} where the text is not JSON.
 */
export function linesOfJson(text: string): (path: readonly PropertyKey[]) => number | undefined {
  const offsets = new Map<string, number>();
  let position = 0;

  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;

  function fail(expected: string): never {
    const found =
      position < text.length ? `"${String.fromCodePoint(text.codePointAt(position) ?? 0)}"` : 'the end';
    throw new JsonSyntaxError(lineAt(position), `expected ${expected} but found ${found}`);
  }

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = position;
    const match = pattern.exec(text)?.[0];
    position += match?.length ?? 0;
    return match;
  }

  /** Takes one of the characters, and the space around it. */
  function takeOne(characters: string): string | undefined {
    take(SPACE);
    const character = text[position];
    if (character === undefined || !characters.includes(character)) return undefined;
    position++;
    take(SPACE);
    return character;
  }

  function readValue(path: readonly PropertyKey[]): void {
    take(SPACE);
    offsets.set(keyOf(path), position);
    if (path.length > MAX_DEPTH) fail('less nesting');
    if (takeOne('{')) {
      readItems('}', () => {
        readMember(path);
      });
    } else if (takeOne('[')) {
      readItems(']', (index) => {
        readValue([...path, index]);
      });
    } else if (take(STRING) === undefined && take(SCALAR) === undefined) {
      fail('a value');
    }
  }

  function readItems(end: string, readItem: (index: number) => void): void {
    if (takeOne(end)) return;
    for (let index = 0; ; index++) {
      readItem(index);
      const next = takeOne(`,${end}`) ?? fail(`"," or "${end}"`);
      if (next === end) return;
    }
  }

  function readMember(path: readonly PropertyKey[]): void {
    const name = take(STRING) ?? fail('a name in double quotes');
    if (!takeOne(':')) fail('":"');
    readValue([...path, JSON.parse(name) as string]);
  }

  readValue([]);
  take(SPACE);
  if (position < text.length) fail('the end');
  return (path) => {
    const offset = offsets.get(keyOf(path));
    return offset === undefined ? undefined : lineAt(offset);
  };
}

function keyOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path.map(String));
}
