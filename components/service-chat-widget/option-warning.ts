/** Tells in the console which options a widget leaves out, and why. */
import type { ChatOptions, GivenOptions } from './widget-options.js';

export class OptionWarning {
  #told = '';

  /** Says it once. @param refused names of the options whose values are not allowed */
  async tell(given: GivenOptions, refused: readonly (keyof ChatOptions)[]): Promise<void> {
    const names = refused.join();
    if (names === this.#told) return;
    this.#told = names;
    if (!names) return;
    try {
      console.warn((await import('./explain-options.js')).explainOptions(given, refused));
    } catch {
      console.warn(`Service Chat leaves out options: ${names}.`);
    }
  }
}
