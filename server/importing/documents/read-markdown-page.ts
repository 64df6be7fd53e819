/** Reads Markdown with front matter as a page. */
import { FrontMatterError, parseFrontMatter } from '../../markdown/front-matter.js';
import { readFacts } from '../../model.js';
import { firstHeadingOf } from './first-heading.js';
import type { ReadResult } from './page-draft.js';
import { isLanguageTag, isPageUrl } from './page-draft.js';

/**
 * Takes title, address (`url`, `permalink`, `slug` or `id`), language and facts from the front matter, and the title otherwise from the first heading.
 *
 * @param text a `.md` file, or an `.mdx` one with `isMdx`, whose import and export lines are left out
 */
export function readMarkdownPage(text: string, isMdx: boolean): ReadResult {
  try {
    const { data, content } = parseFrontMatter(text);
    if (data['draft'] === true || data['published'] === false) return { reason: 'is a draft' };
    const [title, lang] = [textOf(data['title']), textOf(data['lang'])];
    const [slug, id] = [textOf(data['slug']), textOf(data['id'])];
    const url = textOf(data['url']) ?? permalinkOf(data['permalink']);
    if (url !== undefined && !isPageUrl(url)) {
      return {
        reason: `has the url "${url}", which is neither an http(s) address nor a path such as /billing`,
      };
    }
    if (lang !== undefined && !isLanguageTag(lang)) {
      return { reason: `has the lang "${lang}", which is no language tag such as en or pt-BR` };
    }
    const markdown = (isMdx ? withoutModuleCode(content) : content).trim();
    const facts = readFacts(data['facts']);
    return {
      draft: {
        title: title ?? firstHeadingOf(markdown),
        url,
        slug,
        id,
        lang,
        ...(facts.length > 0 && { facts }),
        content: markdown,
      },
    };
  } catch (error) {
    if (error instanceof FrontMatterError) return { reason: `has broken front matter: ${error.message}` };
    throw error;
  }
}

/** A permalink may also be a pattern or a switch of the generator, which no page has for an address. */
function permalinkOf(value: unknown): string | undefined {
  const permalink = textOf(value);
  return permalink !== undefined && isPageUrl(permalink) && !/[{}:]/.test(permalink.replace(/^https?:/, ''))
    ? permalink
    : undefined;
}

/** YAML reads `title: 404` as a number, but a person who writes it means the text. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim().replace(/\s+/g, ' ') : undefined;
}

const MODULE_CODE =
  /^(?:import\s*(?!\s)(?:["']|\{|[\w$*,{}\s]{1,500}\sfrom\s*["'])|export\s+(?:const|default|function|let|\{|\*))/;

/** MDX is Markdown with imports and exports between its blocks, each up to the next blank line. */
function withoutModuleCode(content: string): string {
  let isFenced = false;
  let isCode = false;
  const kept = content.split('\n').filter((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    if (line.trim() === '') isCode = false;
    else if (!isFenced && MODULE_CODE.test(line)) isCode = true;
    return !isCode;
  });
  return kept.join('\n');
}
