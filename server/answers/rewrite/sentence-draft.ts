/** What a model is asked to write, one JSON object a sentence, and how it is read while it is written. */
import { z } from 'zod';

/** Longest object that is read, in characters; the code block of a help page fits in. */
const MAX_OBJECT = 4000;
const THINKING = '<think>';
const END_OF_THINKING = '</think>';

const draftSchema = z.object({
  text: z.string(),
  /** Numbers of the passages that say so, from 1. */
  cite: z.array(z.coerce.number().int()).catch([]),
  /** A `step` is numbered, an `item` has a bullet, `code` is shown as a block. */
  as: z.enum(['sentence', 'item', 'step', 'code']).catch('sentence'),
});
/** One sentence of a model, unchecked. */
export type SentenceDraft = z.infer<typeof draftSchema>;

export interface DraftReader {
  /** Takes the next piece of what the model writes; returns the sentences that became whole with it. */
  read(text: string): SentenceDraft[];
}

/**
 * Reads the objects out of a stream as each is closed. Whatever stands around them is passed over (prose, code
 * fences, an array, an object that holds them, white space of any kind), and so is what a model thinks aloud
 * between `<think>` and `</think>`: models differ in how strictly they keep to a format.
 */
export function createDraftReader(): DraftReader {
  const skipThinking = createThinkingFilter();
  let object: string | undefined;
  let isInString = false;
  let isEscaped = false;

  const readCharacter = (character: string): SentenceDraft | undefined => {
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
      const draft = parseDraft(object);
      object = undefined;
      return draft;
    }
    if (object !== undefined && object.length > MAX_OBJECT) {
      object = undefined;
      isInString = false;
    }
    return undefined;
  };

  return {
    read(text) {
      const drafts: SentenceDraft[] = [];
      for (const character of skipThinking(text)) {
        const draft = readCharacter(character);
        if (draft) drafts.push(draft);
      }
      return drafts;
    },
  };
}

function parseDraft(json: string): SentenceDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** Leaves out everything up to the end of the thinking, where the text begins with it. */
function createThinkingFilter(): (text: string) => string {
  let state: 'unknown' | 'thinking' | 'writing' = 'unknown';
  let held = '';
  return (text) => {
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
  };
}
