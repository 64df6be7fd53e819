/** Whether a statement says that something is not so. */

const NEGATIONS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}{0,2}|weder|ohne|nein)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:not|no|never|none|neither|nor|cannot|without|unable|(?:\p{L}+n['’]t))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|jamás|sin|ni|ningún|ningun[ao]s?|tampoco)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne|pas|jamais|sans|ni|aucune?|non)(?!\p{L})|(?<!\p{L})n['’]/iu,
  it: /(?<!\p{L})(?:non|no|mai|senza|né|nessun[ao]?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:niet|nooit|geen|zonder|noch|nee)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nunca|jamais|sem|nem|nenhuma?)(?!\p{L})/iu,
};

/** Undefined in a language whose negations are not known. */
export function isNegated(text: string, language: string): boolean | undefined {
  return NEGATIONS[language]?.test(text);
}

/** A comma ends no clause: a list may be denied as a whole. */
const CLAUSE_END =
  /\n+|(?<=[.!?])\s+|[。！？;:–—()]|(?<!\p{L})(?:but|although|unless|because|if|that|when|which|while|who|aber|sondern|mais|qui|pero|sino|que|mas|porém|ma|però|che|maar)(?!\p{L})/u;

/** The parts of a text that can each be so or not so. */
export const clausesOf = (text: string): string[] =>
  text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter(Boolean);
