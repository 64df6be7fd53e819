/** What the dashboard asks about the import of a website. */
import type { ImportRun } from '../../../server/admin-contract/imports.js';
import { request } from './request.js';

/** A site in a private network, and what imports it. */
export type RefusedSite = NonNullable<ImportRun['refused']>;

/** An import that is on its way, as far as its first one is told of. */
export interface SiteImport {
  readonly state: string;
  readonly progress: { readonly done: number; readonly queued: number };
  readonly result?: {
    readonly counts?: { readonly pages: number };
    readonly failure?: string;
    readonly refused?: RefusedSite;
    readonly warnings: readonly string[];
  };
}

export const siteImportApi = {
  siteImport: (jobId: string, signal?: AbortSignal) =>
    request<SiteImport>('GET', `jobs/${encodeURIComponent(jobId)}`, { signal }),
};
