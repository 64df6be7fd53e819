/** Tells in the console which options a widget leaves out, and why. */
import { isObject } from '../internal/shapes.js';
import type { ChatOptions, GivenOptions } from './widget-options.js';

/** Says which names of a configuration are no options, so that a slip of the pen is found. */
export async function warnOfUnknown(config: unknown, options: readonly string[]): Promise<void> {
  const unknown = Object.keys(isObject(config) ? config : {}).filter((name) => !options.includes(name));
  if (unknown.length === 0) return;
  try {
    console.warn((await import('./explain-options.js')).explainUnknown(unknown, options));
  } catch {
    console.warn(`Service Chat has no options ${unknown.join()}.`);
  }
}

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
