/** The part of the store port where servers share what each could make again by itself: indexes and vectors. */

/** A part of an index as it is kept: whatever makes indexes knows what is in it. */
export interface SharedSegment {
  id: string;
  deadPages: readonly number[];
}

export interface SharedIndex {
  /** Of the pages that it was made of. */
  revision: string;
  segments: readonly SharedSegment[];
}

/** It may be empty at any time. */
export interface SharedIndexes {
  /** @param maker the code that made it: only the same code can read it */
  find(widgetId: string, maker: string): Promise<SharedIndex | undefined>;
  /** The bytes of a segment; undefined where they are not there whole. */
  read(widgetId: string, segmentId: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * Replaces what is shared of a widget and this code, and removes segments that nobody names any more.
   *
   * @param bytesOf is asked for those segments that are not there yet
   */
  save(
    widgetId: string,
    maker: string,
    index: SharedIndex,
    bytesOf: (segmentId: string) => Promise<readonly Uint8Array[]>,
  ): Promise<void>;
}

export interface SharedVectors {
  /** Those that are known, by the keys of their texts. */
  find(model: string, keys: readonly string[]): Promise<Map<string, Int8Array>>;
  add(model: string, entries: readonly (readonly [key: string, vector: Int8Array])[]): Promise<void>;
}

/** Of a store that several servers may share. */
export interface SharedWork {
  readonly indexes: SharedIndexes;
  readonly vectors: SharedVectors;
}
