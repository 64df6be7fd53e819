/** Keeps a message that is not sent yet over a reload: in sessionStorage, so for this tab alone. */
import { attempt } from '../internal/attempt.js';

export interface DraftStorage {
  /** Empty where there is none. */
  load(): string;
  /** Blank text leaves nothing behind. */
  save(text: string): void;
}

/**
 * @param name see `storageName`
 * @param mayStore whether the visitor has consented, asked every time
 */
export function createDraftStorage(name: string, mayStore: () => boolean): DraftStorage {
  const key = `service-chat-draft:${name}`;
  return {
    load: () => (mayStore() ? (attempt(() => sessionStorage.getItem(key)) ?? '') : ''),
    save: (text) => {
      attempt(() => {
        if (text.trim() && mayStore()) sessionStorage.setItem(key, text);
        else sessionStorage.removeItem(key);
      });
    },
  };
}
