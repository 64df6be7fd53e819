/** How many messages stand in a block: those of a block are drawn, or left as they are, together. */
export const BLOCK_SIZE = 50;

/**
 * What each block of a transcript was last drawn from, so that a message more costs the drawing of one block,
 * however many there are.
 */
export class DrawnBlocks {
  #drawnFrom: (readonly unknown[])[] = [];

  /** Whether a block looks otherwise than when it was last drawn; counts as drawn from now on. */
  hasChanged(block: number, ...from: readonly unknown[]): boolean {
    const before = this.#drawnFrom[block];
    this.#drawnFrom[block] = from;
    return before?.length !== from.length || from.some((part, index) => part !== before[index]);
  }

  /** Forgets all but the first so many: those after them are no longer there. */
  keep(count: number): void {
    this.#drawnFrom.length = Math.min(count, this.#drawnFrom.length);
  }
}
