/** Which records hold words that an operator looks for: the same in every store. */
import type { ConversationRecord } from '../../model.js';

/** What is compared: without case, accents and the like. */
export function foldText(text: string): string {
  // Most text is plain, and then this is ten times as fast.
  const isPlain = /^[\0-\x7f]*$/.test(text);
  return (isPlain ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')).toLowerCase();
}

/** What visitors see or wrote of a record. */
export function searchedText(record: ConversationRecord): string {
  switch (record.type) {
    case 'question':
      return record.text;
    case 'reply':
      return record.answer;
    case 'feedback':
      return record.reason ?? '';
    case 'escalation':
      return [record.message, record.email, record.name, record.phone]
        .filter((part) => part !== undefined)
        .join(' ');
  }
}

/** @param words each must occur somewhere in the text of the record, as it stands or inside of a longer word */
export function createTextMatch(words: readonly string[]): (record: ConversationRecord) => boolean {
  const folded = words.map(foldText);
  return (record) => {
    const text = foldText(searchedText(record));
    return folded.every((word) => text.includes(word));
  };
}
