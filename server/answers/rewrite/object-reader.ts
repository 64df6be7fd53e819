/** Reads JSON objects out of what a model writes, while it is written. */

/** Longest object that is read, in characters; the code block of a help page fits in. */
const MAX_OBJECT = 4000;
const THINKING = '<think>';
const END_OF_THINKING = '</think>';

export interface ObjectReader {
  /** Takes the next piece of what the model writes; returns the objects that became whole with it. */
  read(text: string): unknown[];
  /** Why no object was read so far; undefined where one was. */
  fault(): NoObject | undefined;
}

/** What a model wrote in place of a JSON object: nothing, its thoughts until it came to its limit, or other text. */
export type NoObject = 'nothing' | 'only_thoughts' | 'no_json';

/**
 * Reads the innermost objects out of a stream as each is closed. Whatever stands around them is passed over (prose,
 * code fences, an array, an object that holds them, white space of any kind), and so is what a model thinks aloud
 * between `<think>` and `</think>`: models differ in how strictly they keep to a format.
 */
export function createObjectReader(): ObjectReader {
  const thinking = createThinkingFilter();
  let object: string | undefined;
  let isInString = false;
  let isEscaped = false;
  let isBlank = true;
  let hasObject = false;

  const readCharacter = (character: string): string | undefined => {
    if (!isInString && character === '{') {
      object = character;
      return undefined;
    }
    if (object === undefined) return undefined;
    object += character;
    if (isInString) {
      // No string of JSON goes over the end of a line, so this was none; begin afresh.
      if (character === '\n') object = undefined;
      isInString = character !== '\n' && (isEscaped || character !== '"');
      isEscaped = !isEscaped && character === '\\';
    } else if (character === '"') {
      isInString = true;
    } else if (character === '}') {
      const whole = object;
      object = undefined;
      return whole;
    }
    if (object !== undefined && object.length > MAX_OBJECT) {
      object = undefined;
      isInString = false;
    }
    return undefined;
  };

  return {
    read(text) {
      isBlank &&= text.trim() === '';
      const objects: unknown[] = [];
      for (const character of thinking.skip(text)) {
        const whole = readCharacter(character);
        if (whole !== undefined) objects.push(...parse(whole));
      }
      hasObject ||= objects.length > 0;
      return objects;
    },
    fault() {
      if (hasObject) return undefined;
      if (thinking.isThinking()) return 'only_thoughts';
      return isBlank ? 'nothing' : 'no_json';
    },
  };
}

function parse(json: string): unknown[] {
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
}

/** Leaves out everything up to the end of the thinking, where the text begins with it. */
function createThinkingFilter(): { skip: (text: string) => string; isThinking: () => boolean } {
  let state: 'unknown' | 'thinking' | 'writing' = 'unknown';
  let held = '';
  return {
    skip(text) {
      if (state === 'writing') return text;
      held += text;
      const start = held.trimStart();
      if (state === 'unknown') {
        if (start.length < THINKING.length && THINKING.startsWith(start)) return '';
        state = start.startsWith(THINKING) ? 'thinking' : 'writing';
      }
      if (state === 'writing') return held;
      const end = held.indexOf(END_OF_THINKING);
      if (end === -1) return '';
      state = 'writing';
      return held.slice(end + END_OF_THINKING.length);
    },
    isThinking: () => state === 'thinking',
  };
}
