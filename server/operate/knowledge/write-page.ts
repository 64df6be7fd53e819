/** The use case of writing a page by hand: a new one, or one that an operator wrote or that was copied from a file. */
import type { PageText } from '../../admin-contract/pages.js';
import { AppError } from '../../errors.js';
import { WRITTEN_ORIGIN, type Page } from '../../model.js';
import { assertPageId } from '../../store/port/ids.js';
import { digestOf } from '../../store/port/page-digest.js';
import type { PageStore, SiteStore } from '../../store/port/page-store.js';
import { isEditable, originOf, statesOf } from './page-origin.js';

export interface PageStores {
  pages: PageStore;
  sites: Pick<SiteStore, 'list'>;
}

export interface Writing {
  /** What the page is to be called, as `written/opening-hours`. */
  id: string;
  text: PageText;
  /** Whether the page may be replaced as it is now; called with undefined where there is none. */
  mayReplace: (page: Page | undefined) => void;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * @returns the page, whether it is new, and the work that stores it where the page is as it was by then
 * @throws {AppError} `conflict` for the page of a website, and for a name that differs from another in case alone
 */
export async function prepareWriting(
  { pages, sites }: PageStores,
  widgetId: string,
  { id, text, mayReplace, now }: Writing,
): Promise<{ page: Page; isNew: boolean; save: () => Promise<void> }> {
  assertPageId(id);
  const before = await pages.get(widgetId, id);
  if (before) await assertEditable(sites, widgetId, before);
  mayReplace(before);
  if (!before) await assertFree(pages, widgetId, id);
  const { title, url, lang, content } = text;
  const page: Page = {
    id,
    title,
    url,
    ...(lang !== undefined && { lang }),
    lastModified: new Date(now).toISOString(),
    origin: before ? (before.origin ?? 'file') : WRITTEN_ORIGIN,
    ...(before?.facts && { facts: before.facts }),
    content: `${plainLines(content).trim()}\n`,
  };
  const ifDigest = before ? digestOf(before) : null;
  return { page, isNew: !before, save: () => pages.save(widgetId, page, { ifDigest }) };
}

async function assertEditable(sites: PageStores['sites'], widgetId: string, page: Page): Promise<void> {
  const state = page.origin === undefined ? statesOf(await sites.list(widgetId)).get(page.id) : undefined;
  const origin = originOf(page, state);
  if (isEditable(origin)) return;
  throw new AppError(
    'conflict',
    `This page comes from ${origin}, and the next import would undo the change. Change it there, or write a page of your own.`,
  );
}

/** Some file systems take `FAQ` and `faq` for the same name. */
async function assertFree(pages: PageStore, widgetId: string, id: string): Promise<void> {
  const key = id.toLowerCase();
  const other = (await pages.list(widgetId)).find((page) => page.id.toLowerCase() === key);
  if (other) throw new AppError('conflict', `There is a page called ${other.id} already.`);
}

/** Line ends as files have them here, and no characters that no text holds. */
function plainLines(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
