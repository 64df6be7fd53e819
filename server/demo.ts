/** The demo widget: what a new user sees first. It answers questions about this product from `docs/`. */
import { DEMO_WIDGET_ID } from './defaults.js';
import { AppError } from './errors.js';
import { widgetSchema } from './model.js';
import type { Store } from './store/port/store.js';

const DOCS_PATH = '/docs/';

/** Imports the documentation into a widget; pages that are there unchanged stay as they are. */
export type ImportDocs = (widgetId: string) => Promise<unknown>;

/**
 * On an empty store, creates the demo widget with the documentation in it. Later it brings the documentation up
 * to date after an upgrade, unless the owner has taken it out of the widget.
 *
 * Of servers that share a store one does it, and none that is older than the one that did it last: an upgrade goes from
 * one to the next.
 *
 * @param onFailure told why the store did not take it, as on a full disk, which is tried again at the next start: no
 *   visitor of another widget goes without answers for it
 * @param version of this server
 */
export async function prepareDemo(
  store: Store,
  importDocs: ImportDocs,
  onFailure: (error: AppError) => void,
  version: string,
): Promise<void> {
  try {
    await store.leases.hold('demo', async (lease) => {
      if (lease.mark !== undefined && isLater(lease.mark, version)) return;
      await bringUpToDate(store, importDocs);
      lease.mark = version;
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'store_unavailable') throw error;
    onFailure(error);
  }
}

/** Whether a version such as `1.10.0` comes after another; `1.10.0-beta.1` comes before it. */
function isLater(version: string, other: string): boolean {
  const [[release, stage], [otherRelease, otherStage]] = [partsOf(version), partsOf(other)];
  const byRelease = compareNumbers(release, otherRelease);
  if (byRelease !== 0) return byRelease > 0;
  if (stage === '' || otherStage === '') return stage === '' && otherStage !== '';
  return compareNumbers(stage, otherStage) > 0;
}

function partsOf(version: string): [release: string, stage: string] {
  const [release = '', ...stage] = version.split('-');
  return [release, stage.join('-')];
}

const compareNumbers = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

async function bringUpToDate(store: Store, importDocs: ImportDocs): Promise<void> {
  if (await isEmpty(store)) {
    // The widget comes last: a start that is cut short before it begins anew the next time.
    await importDocs(DEMO_WIDGET_ID);
    await store.widgets.save(
      widgetSchema.parse({
        id: DEMO_WIDGET_ID,
        name: 'Service Chat',
        allowlist: ['localhost'],
        appearance: { theme: 'auto', greeting: 'Hi! Ask me anything about Service Chat.' },
      }),
    );
  } else if (await holdsDocs(store)) {
    await importDocs(DEMO_WIDGET_ID);
  }
}

/** A store that could not be read whole is not empty. */
async function isEmpty(store: Store): Promise<boolean> {
  return (await store.widgets.list()).length === 0 && (await store.problems()).length === 0;
}

async function holdsDocs({ widgets, pages }: Store): Promise<boolean> {
  if (!(await widgets.get(DEMO_WIDGET_ID))) return false;
  return (await pages.list(DEMO_WIDGET_ID)).some(({ url }) => url.startsWith(DOCS_PATH));
}
