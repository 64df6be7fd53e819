/** The port to an embedding model, which turns texts into vectors that lie near each other where meanings do. */

export interface Embedder {
  /** Identifies the model: vectors of different models cannot be compared. */
  readonly name: string;
  /** Languages that it understands, such as `en`; all where absent. */
  readonly languages?: readonly string[] | undefined;
  /** True for the model that the confidence of hybrid answers was fitted with. */
  readonly isFitted?: boolean | undefined;
  /** Centred similarity from which a passage is likely about the matter of a question; unknown where absent. */
  readonly relatedFrom?: number | undefined;
  /** Whether each sentence of a passage shall have a vector too: worth it where a text costs but milliseconds. */
  readonly readsSentences?: boolean | undefined;
  /**
   * One vector for each text, in order, all of one length.
   * @throws {ModelError} whatever happened
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
}

/** Whether a model understands a language, such as `en`. */
export function understands({ languages }: Pick<Embedder, 'languages'>, language: string): boolean {
  return languages?.includes(language) ?? true;
}
