/** What a mail says, before it is written as text and as HTML. */
export interface Letter {
  /** BCP 47 tag of the language that it is in. */
  language: string;
  subject: string;
  /** Below the heading, which is the subject. */
  intro: string;
  /** Such as name and address of a visitor, each with what it is. */
  fields: readonly (readonly [label: string, value: string])[];
  /** Above the entries; empty for none. */
  entriesTitle: string;
  entries: readonly LetterEntry[];
  /** Sentences at the end. */
  closing: readonly string[];
}

/** Something that was said, or asked. */
export interface LetterEntry {
  /** Who and when, or how often. */
  head: string;
  text: string;
  /** More about it, a line each. */
  notes: readonly string[];
  /** Pages of the owner's own site, with what they are: sources, or where an answer would fit. */
  links: { label: string; pages: readonly LetterLink[] };
}

export interface LetterLink {
  title: string;
  /** Any text; only web addresses become links. */
  url: string;
}
