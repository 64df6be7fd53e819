/** Flags whose text may be for one language: `--greeting "Hi!" --greeting de="Hallo!"`. */
import { canonicalTag, type Translation } from '../../appearance.js';
import type { Widget } from '../../model.js';
import { UsageError } from '../terminal/command.js';

type Appearance = Partial<Widget['appearance']>;

/** What flags were given, by the field of a translation that they change. */
type Given = Readonly<Record<keyof Translation, readonly string[] | undefined>>;

/** What stands before a text for one language. */
const PREFIX = /^\s*([a-z]{2,3}(?:[-_][a-z\d]{2,8})*)=(.*)$/is;

/** Tag and text; a text for all languages has no tag. */
function split(text: string): { tag?: string; text: string } {
  const [, prefix = '', rest = ''] = PREFIX.exec(text) ?? [];
  const tag = prefix && canonicalTag(prefix);
  return tag ? { tag, text: rest.trim() } : { text };
}

/** Of what a flag was given, the texts for all languages. */
export function untranslated(given: readonly string[] | undefined): string[] | undefined {
  const texts = given?.map(split).flatMap(({ tag, text }) => (tag === undefined ? [text] : []));
  return texts?.length ? texts : undefined;
}

/**
 * Of what a flag was given that takes one text, the one for all languages.
 *
 * @throws {UsageError} where there are two
 */
export function ownText(flag: string, given: readonly string[] | undefined): string | undefined {
  const [text, second] = untranslated(given) ?? [];
  if (second === undefined) return text;
  throw new UsageError(
    `--${flag} is given twice: "${text}" and "${second}". For another language write --${flag} de="…".`,
  );
}

/** One empty text takes them all away. */
function merge(
  before: Translation,
  field: keyof Translation,
  texts: readonly string[],
): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(before).filter(([name]) => name !== field));
  if (texts.join('').trim() === '') return rest;
  return { ...rest, [field]: field === 'suggestions' ? texts : texts.at(-1) };
}

/** The translations of a widget with what the flags change; undefined where none is left. */
export function translate(
  { translations = {} }: Appearance,
  flags: Given,
  removed: readonly string[] = [],
): Appearance['translations'] {
  const result = new Map<string, Translation>(Object.entries(translations));
  for (const language of removed) {
    const tag = canonicalTag(language) ?? language;
    if (!result.delete(tag))
      throw new UsageError(`--remove-language "${language}": ${whatThereIs(translations)}.`);
  }
  for (const [field, given] of Object.entries(flags) as [keyof Translation, string[] | undefined][]) {
    const texts = (given ?? []).map(split);
    for (const tag of new Set(texts.flatMap((each) => each.tag ?? []))) {
      const ofTag = texts.filter((each) => each.tag === tag).map(({ text }) => text);
      result.set(tag, merge(result.get(tag) ?? {}, field, ofTag));
    }
  }
  const left = [...result].filter(([, texts]) => Object.keys(texts).length > 0);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

function whatThereIs(translations: NonNullable<Appearance['translations']>): string {
  const tags = Object.keys(translations);
  return tags.length > 0
    ? `there are texts for ${tags.join(', ')}`
    : 'there are no texts for single languages';
}
