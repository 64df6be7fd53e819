/** The records of websites: which the server imports by itself, and what imports remember of each. */
import { z } from 'zod';

/** A website that the server imports again by itself. */
export const sourceSchema = z.object({
  /** A site, a part of one, or its sitemap. */
  url: z.url({ protocol: /^https?$/, error: 'must be a web address such as https://help.example.com' }),
  /** Pause between two imports. */
  every: z.string().regex(/^[1-9]\d{0,3}[mhd]$/, 'must be an interval such as 30m, 24h or 7d'),
  /** As for an import by hand. */
  maxPages: z.int().min(1).optional(),
  delay: z.number().min(0).optional(),
  isSingle: z.boolean().optional(),
  /** Imported by hand alone. */
  isPaused: z.boolean().optional(),
  /** Paths that are read, and those that are left out, as robots.txt writes them; all are read where absent. */
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
});
export type Source = z.infer<typeof sourceSchema>;

/** What the last import from the web saw at one address. */
const siteVisitSchema = z.object({
  url: z.string(),
  visitedAt: z.iso.datetime(),
  /** Validators of the answer, for a request that costs nothing where nothing changed. */
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Identifies the text of the page. */
  digest: z.string().optional(),
  /** The pages that were made of it, several of a document of several pages, and how many passages they have. */
  pageIds: z.array(z.string()).optional(),
  passages: z.int().optional(),
  /** The address whose page this one repeats. */
  sameAs: z.string().optional(),
  /** Why there is no page of it. */
  reason: z.string().optional(),
  /** The sitemap names it, and no page of the site links to it. */
  isUnlinked: z.literal(true).optional(),
});
export type SiteVisit = z.infer<typeof siteVisitSchema>;

/** What a site told programs in a robots.txt or a sitemap, for when it has not changed. */
const crawlFileSchema = z.object({
  url: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Of a robots.txt. */
  text: z.string().optional(),
  /** Addresses in a sitemap: of pages, and of further sitemaps. */
  pages: z.array(z.string()).optional(),
  sitemaps: z.array(z.string()).optional(),
});
export type CrawlFile = z.infer<typeof crawlFileSchema>;

/** A document of a site that the process which read it had to be ended for. */
const unreadablePageSchema = z.object({
  url: z.string(),
  /** Identifies its bytes. */
  digest: z.string(),
  failedAt: z.iso.datetime(),
  /** How often it was tried. */
  failures: z.int(),
  reason: z.string(),
});
export type UnreadablePage = z.infer<typeof unreadablePageSchema>;

/** `pages/<widgetId>/.sites/….json`: a site that pages are imported from, so that a later import need not start anew. */
export const siteSchema = z.object({
  /** The address that the operator gave. */
  start: z.string(),
  startedAt: z.iso.datetime(),
  /** Absent where the last import was stopped on its way. */
  finishedAt: z.iso.datetime().optional(),
  /** Addresses that the last import knew of and did not visit. */
  pending: z.array(z.string()).default([]),
  visits: z.array(siteVisitSchema),
  /** Which paths the last import read and left out, where it did not read all. */
  paths: z.string().optional(),
  /** The robots.txt and the sitemaps of the site, as they were last read. */
  crawlFiles: z.array(crawlFileSchema).optional(),
  /** What is left alone for a while, because it ended the process that read it. */
  unreadable: z.array(unreadablePageSchema).optional(),
  /** Why the last import changed nothing; absent where it went well. */
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
});
export type Site = z.infer<typeof siteSchema>;
