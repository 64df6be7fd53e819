/** Languages for people. */
import { previewMessages } from '../../messages/widgets/preview-messages.js';

/** Whether it is written from right to left. @param tag of a language */
export const isRightToLeft = (tag: string): boolean => /^(?:ar|he|fa|ur)\b/.test(tag);

/** A language by its own name and tag, such as "Deutsch (de)"; those from right to left are marked. */
export function nameOfLanguage(tag: string): string {
  const marked = isRightToLeft(tag) ? ` · ${previewMessages.rtl}` : '';
  try {
    return `${new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag} (${tag})${marked}`;
  } catch {
    return tag;
  }
}
