import type { Fact } from '../../model.js';

/** What a file says of its page. What it leaves out follows from where it lies. */
export interface PageDraft {
  title?: string | undefined;
  /** An http or https address, or a path from the root of the site. */
  url?: string | undefined;
  /** The last part of its address, or with `/` first the whole path below the base address. */
  slug?: string | undefined;
  /** What Docusaurus calls it, and takes for the last part of its address. */
  id?: string | undefined;
  /** BCP 47 */
  lang?: string | undefined;
  /** What the page says outside its content. */
  facts?: Fact[] | undefined;
  /** Markdown; blank where the page says nothing. */
  content: string;
  /** Number of the page inside a document of several, such as a PDF. */
  part?: number | undefined;
}

/** A page, or why the file is none, in words that follow its name: "is a draft". */
export type ReadResult = { draft: PageDraft } | { reason: string };

/** True for `en`, `pt-BR`, `zh-Hant-TW`. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(text);
}

/** True for addresses of the web, and for paths from the root of a site. */
export function isPageUrl(text: string): boolean {
  if (/^\/(?!\/)\S*$/.test(text)) return true;
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
