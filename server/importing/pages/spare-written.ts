/** Keeps what operators write safe from imports that began before it was written. */
import { WRITTEN_ORIGIN } from '../../model.js';
import type { PageStore } from '../../store/port/page-store.js';

type ImportPageStore = Pick<PageStore, 'list' | 'save' | 'remove'>;

/** The same pages, of which those that an operator wrote are neither replaced nor removed. */
export function spareWritten(pages: ImportPageStore & Pick<PageStore, 'get'>): ImportPageStore {
  const isWritten = async (widgetId: string, pageId: string) =>
    (await pages.get(widgetId, pageId))?.origin === WRITTEN_ORIGIN;
  return {
    list: (widgetId) => pages.list(widgetId),
    async save(widgetId, page) {
      if (!(await isWritten(widgetId, page.id))) await pages.save(widgetId, page);
    },
    async remove(widgetId, pageId) {
      return !(await isWritten(widgetId, pageId)) && pages.remove(widgetId, pageId);
    },
  };
}
