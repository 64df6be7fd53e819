/** Keeps where the visitor is reading, for the next page in this tab: in sessionStorage. */
import { attempt } from '../internal/attempt.js';
import { toJson } from '../internal/json.js';
import { isObject, isText } from '../internal/shapes.js';

/** A place in a transcript that is not its end. */
export interface ReadingPlace {
  /** Of the first message in sight. */
  readonly messageId: string;
  /** Pixels from the top of what is in sight to the top of the message. */
  readonly offset: number;
}

export interface PlaceStorage {
  /** Undefined at the end, and where none is kept. */
  load(): ReadingPlace | undefined;
  save(place: ReadingPlace | undefined): void;
}

/**
 * @param name see `storageName`
 * @param mayStore whether the visitor has consented, asked every time
 */
export function createPlaceStorage(name: string, mayStore: () => boolean): PlaceStorage {
  const key = `service-chat-place:${name}`;
  return {
    load: () => {
      const place: unknown = mayStore()
        ? attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown)
        : undefined;
      if (!isObject(place)) return undefined;
      const { messageId, offset } = place;
      return isText(messageId) && typeof offset === 'number' ? { messageId, offset } : undefined;
    },
    save: (place) => {
      attempt(() => {
        if (place && mayStore()) sessionStorage.setItem(key, toJson(place));
        else sessionStorage.removeItem(key);
      });
    },
  };
}
