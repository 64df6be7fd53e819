/** How a widget looks and what it says, as its file holds it: the limits and forms of each. */
import { z } from 'zod';
import { LAUNCHER_ICONS, WINDOW_SIZES } from './contract.js';

export const nameSchema = z.string().trim().min(1).max(200);

/** What visitors read that an owner writes. */
export const textFields = {
  greeting: z.string().max(500),
  placeholder: z.string().max(200),
  /** Questions that the visitor may begin with. */
  suggestions: z.array(z.string().trim().min(1).max(200)).max(6),
  /** Beside the icon of the launcher. */
  launcherText: z.string().trim().min(1).max(40),
};

/** The owner's texts in one language; what is left out is as the widget has it. */
export const translationSchema = z.object({ name: nameSchema, ...textFields }).partial();
export type Translation = z.infer<typeof translationSchema>;

/** More languages than anyone translates into: all of them go to every page that shows the widget. */
const MAX_TRANSLATIONS = 50;

/** A language tag as it should be written, such as `pt-BR` for `pt_br`; undefined for what is none. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** As `canonicalTag`, of a language that there can be: words of more than three letters name none. */
const languageTag = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:[-_]|$)/i.test(tag) ? canonicalTag(tag) : undefined;

const checkTags =
  (canonicalOf: (tag: string) => string | undefined) =>
  (translations: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void => {
    const tags = Object.keys(translations);
    for (const tag of tags) {
      const canonical = canonicalOf(tag);
      if (canonical === tag) continue;
      const advice = canonical ? `; write "${canonical}"` : ' such as "de" or "pt-BR"';
      context.addIssue({ code: 'custom', path: [tag], message: `is not a language tag${advice}` });
    }
    if (tags.length > MAX_TRANSLATIONS) {
      context.addIssue({ code: 'custom', message: `must be at most ${MAX_TRANSLATIONS} languages` });
    }
  };

/** By language tag. */
const translationsSchema = z.record(z.string(), translationSchema).superRefine(checkTags(canonicalTag));
/** As they are changed, where a text of a name that is not known is a mistake, and so is a word for a tag. */
export const strictTranslationsSchema = z
  .record(z.string(), z.strictObject(translationSchema.shape))
  .superRefine(checkTags(languageTag));

/** Endings of the images that are stored, and the types that they are sent with. */
export const IMAGE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;

const IMAGE_NAME = new RegExp(`^[0-9a-f]{32}\\.(?:${Object.keys(IMAGE_TYPES).join('|')})$`);

/** Whether it names a stored image, by its content, and nothing else. */
export const isImageName = (name: string): boolean => IMAGE_NAME.test(name);

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** The address of an image on the web, or the name of one that `widget update --logo FILE` has stored. */
const logoSchema = z
  .string()
  .max(2000)
  .refine(
    (text) => isWebAddress(text) || isImageName(text),
    'must be a web address such as https://acme.example/logo.png; a file is stored by: widget update ID --logo FILE',
  );

/** Fields of `appearance` that say what visitors read and see; all optional. */
export const lookFields = {
  placeholder: textFields.placeholder.optional(),
  suggestions: textFields.suggestions.optional(),
  logo: logoSchema.optional(),
  launcherText: textFields.launcherText.optional(),
  launcherIcon: z.enum(LAUNCHER_ICONS).optional(),
  windowSize: z.enum(WINDOW_SIZES).optional(),
  translations: translationsSchema.optional(),
};
