/** What a model is asked to write, one JSON object a sentence, and how it is read while it is written. */
import { z } from 'zod';
import { createObjectReader, type NoObject } from './object-reader.js';

const draftSchema = z.object({
  /** Empty where the model finds no answer. */
  text: z.string(),
  /** Numbers of the passages that say so, from 1. */
  cite: z.array(z.coerce.number().int()).catch([]),
  /** A `step` is numbered, an `item` has a bullet, `code` is shown as a block. */
  as: z.enum(['sentence', 'item', 'step', 'code']).catch('sentence'),
  /** What a passage in another language says of it, word for word. */
  quote: z.string().optional().catch(undefined),
  /** What to look for instead, where the model finds no answer. */
  search: z.string().optional().catch(undefined),
});
/** One sentence of a model, unchecked. */
export type SentenceDraft = z.infer<typeof draftSchema>;

/** How a model went past the form: no JSON object, none with the text of a sentence, or none that names a passage. */
export type FormFault = NoObject | 'other_json' | 'no_citations';

export interface DraftReader {
  /** Takes the next piece of what the model writes; returns the sentences that became whole with it. */
  read(text: string): SentenceDraft[];
  /** What is wrong with the form of all that was read; undefined where nothing is. */
  fault(): FormFault | undefined;
}

export function createDraftReader(): DraftReader {
  const objects = createObjectReader();
  let drafts = 0;
  let inForm = 0;
  return {
    read(text) {
      const read = objects.read(text).flatMap((object) => draftSchema.safeParse(object).data ?? []);
      drafts += read.length;
      inForm += read.filter((draft) => isNoAnswer(draft) || citesAny(draft)).length;
      return read;
    },
    fault() {
      if (inForm > 0) return undefined;
      return drafts > 0 ? 'no_citations' : (objects.fault() ?? 'other_json');
    },
  };
}

/** Whether the model says that the passages hold no answer. */
export const isNoAnswer = ({ text }: SentenceDraft): boolean => text.trim() === '';

const citesAny = ({ text, cite }: SentenceDraft): boolean => cite.length > 0 || /\[\d/.test(text);
