/** The pages of a widget, as operators look at them and write them. */
import { z } from 'zod';
import { time } from './fields.js';

/** Longest title of a page, and longest address that citations of it link to, in characters. */
export const MAX_PAGE_TITLE_LENGTH = 300;
const MAX_ADDRESS_LENGTH = 2000;
/** Longest text of a page that is written here, in characters. */
export const MAX_PAGE_LENGTH = 200_000;

const origin = z
  .string()
  .describe(
    '`written` here, imported from a `file`, or the address of the website that it was imported from.',
  );

const summary = {
  id: z.string(),
  title: z.string(),
  url: z.string().describe('What citations link to; empty where they link nowhere.'),
  lang: z.string().optional(),
  origin,
  isEditable: z.boolean().describe('False for pages of websites: the next import would undo the change.'),
  passages: z.int().describe('Pieces that answers are found in.'),
  words: z.int(),
  lastModified: z.string().optional().describe('When its text was last changed, where that is known.'),
  visitedAt: time.optional().describe('When an import last found it on its website.'),
  cited: z
    .int()
    .optional()
    .describe('Answers of the last thirty days that cite it; absent until the log was read.'),
  notHelpful: z.int().optional().describe('Those of them that visitors found not helpful.'),
  isMissing: z
    .boolean()
    .describe('The last import of its website did not reach it, so that it stands as it was.'),
};

export const pageSummarySchema = z.object(summary);
export type PageSummary = z.infer<typeof pageSummarySchema>;

/** Pages by what answers made of them in the last thirty days. */
export const PAGE_USES = ['cited', 'never', 'notHelpful'] as const;
export type PageUse = (typeof PAGE_USES)[number];

export const pageListSchema = z.object({
  items: z.array(pageSummarySchema).describe('By id.'),
  next: z.string().optional().describe('The `cursor` of the next page of the list; absent on the last.'),
  count: z.int().describe('All that match.'),
  total: z.int().describe('All pages of the widget.'),
  languages: z.array(z.string()).describe('All that its pages name.'),
  origins: z.array(origin).describe('All that its pages have.'),
});
export type PageList = z.infer<typeof pageListSchema>;

export const knowledgePageSchema = z.object({
  ...summary,
  content: z.string().describe('Markdown.'),
  etag: z.string().describe('For If-Match.'),
});
export type KnowledgePage = z.infer<typeof knowledgePageSchema>;

export const removalSchema = z.object({
  removed: z.array(z.string()).describe('The ids of the pages that went.'),
  restorableUntil: time.describe('Until when POST …/restore takes it back.'),
});
export type Removal = z.infer<typeof removalSchema>;

const passageSchema = z.object({
  headings: z
    .array(z.string())
    .describe('Headings above it, outermost first, without the title of the page.'),
  words: z.int(),
  units: z.array(
    z.object({
      kind: z.enum(['sentence', 'item', 'head', 'row', 'code']),
      text: z.string(),
      marker: z.string().optional(),
      depth: z.int().optional(),
      isBlockStart: z.boolean(),
    }),
  ),
});
export const passageListSchema = z.object({ items: z.array(passageSchema) });
export type PassageList = z.infer<typeof passageListSchema>;

/** An address on the web, a path of the website that the chat is on, or nothing. */
const pageAddress = z
  .string()
  .trim()
  .max(MAX_ADDRESS_LENGTH)
  .refine(isPageAddress, 'must be a web address, a path that begins with "/", or empty')
  .default('');

export const pageTextSchema = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1)
    .max(MAX_PAGE_TITLE_LENGTH)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be one line'),
  url: pageAddress.describe('What citations link to; empty where they are to link nowhere.'),
  lang: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/, 'must be the tag of a language, such as en or pt-BR')
    .optional(),
  content: z
    .string()
    .max(MAX_PAGE_LENGTH)
    .refine((text) => text.trim() !== '', 'must not be blank')
    .describe('Markdown.'),
});
export type PageText = z.infer<typeof pageTextSchema>;

function isPageAddress(text: string): boolean {
  if (text === '') return true;
  if (/[\p{Cc}\s]/u.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
