/** What the dashboard asks about the import of a website. */
import { request } from './request.js';

/** An import that is on its way, as far as its first one is told of. */
export interface SiteImport {
  readonly state: string;
  readonly progress: { readonly done: number; readonly queued: number };
  readonly result?: {
    readonly counts?: { readonly pages: number };
    readonly failure?: string;
    readonly warnings: readonly string[];
  };
}

export const siteImportApi = {
  importSite: (widgetId: string, url: string) =>
    request<{ jobId: string }>('POST', `widgets/${encodeURIComponent(widgetId)}/imports`, {
      body: { from: { url } },
    }),
  siteImport: (jobId: string, signal?: AbortSignal) =>
    request<SiteImport>('GET', `jobs/${encodeURIComponent(jobId)}`, { signal }),
};
