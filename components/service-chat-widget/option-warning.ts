/** Tells in the console which options a widget leaves out, and why, and what is wrong with calls. */
import { isObject } from '../internal/shapes.js';
import type { ChatOptions, GivenOptions } from './widget-options.js';

type Explain = (texts: typeof import('./explain-options.js')) => string;

/** Nothing is said where the words for it cannot be loaded: neither can the chat, which says so. */
const say = async (level: 'warn' | 'error', explain: Explain): Promise<void> => {
  await import('./explain-options.js').then((texts) => {
    console[level](explain(texts));
  }, String);
};

/** Says what is wrong with a call. */
export const complain = (explain: Explain): Promise<void> => say('error', explain);

/** Says which names of a configuration are no options, so that a slip of the pen is found. */
export async function warnOfUnknown(config: unknown, options: readonly string[]): Promise<void> {
  const unknown = Object.keys(isObject(config) ? config : {}).filter((name) => !options.includes(name));
  if (unknown.length > 0) await say('warn', (texts) => texts.explainUnknown(unknown, options));
}

export class OptionWarning {
  #told = '';

  /** Says it once. @param refused names of the options whose values are not allowed */
  async tell(given: GivenOptions, refused: readonly (keyof ChatOptions)[]): Promise<void> {
    const names = refused.join();
    if (names === this.#told) return;
    this.#told = names;
    if (names) await say('warn', (texts) => texts.explainOptions(given, refused));
  }
}
