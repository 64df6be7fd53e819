/** How a running server is: looked at by itself while it runs. */
import type { HealthReport } from '../admin-contract/health.js';
import type { Widget } from '../model.js';
import { examineAll, worstOf } from './examine.js';
import type { HealthSubject } from './health-parts.js';

export interface ServerHealthDeps extends HealthSubject {
  /** Told of each report. */
  onReport?: (report: HealthReport) => void;
}

export interface ServerHealth {
  /** The newest report. */
  last(): HealthReport | undefined;
  /** Asks nobody else, so that it costs next to nothing; the last report where that is young. */
  look(): Promise<HealthReport>;
  /** Asks the mail server, the models and the server's own public address too. */
  check(): Promise<HealthReport>;
  /**
   * Whether a visitor of a website gets the chat: whom it is let in by, and what a browser makes of the answers.
   *
   * @param widgets among which the one that serves it is looked for
   */
  checkVisit(origin: string, widgets: readonly Widget[], widgetId?: string): Promise<HealthReport>;
}

/** Several who look at once get the same; who comes back from mending something sees that it is mended. */
const YOUNG_MS = 2_000;

/** With what it takes to ask other servers, which a start need not wait for. */
const loadParts = () => import('./health-parts.js');

export function createServerHealth(deps: ServerHealthDeps): ServerHealth {
  let newest: HealthReport | undefined;
  /** Whoever asks meanwhile gets the same. */
  const running = new Map<boolean, Promise<HealthReport>>();

  const run = async (isThorough: boolean): Promise<HealthReport> => {
    const { partsOf } = await loadParts();
    const sections = await examineAll(await partsOf(deps, isThorough));
    const at = new Date(deps.clock()).toISOString();
    newest = { at, isThorough, level: worstOf(sections), sections };
    deps.onReport?.(newest);
    return newest;
  };
  const once = (isThorough: boolean): Promise<HealthReport> => {
    const known = running.get(isThorough);
    if (known) return known;
    const started = run(isThorough).finally(() => running.delete(isThorough));
    running.set(isThorough, started);
    return started;
  };
  return {
    last: () => newest,
    look: async () => (newest && deps.clock() - Date.parse(newest.at) < YOUNG_MS ? newest : once(false)),
    check: () => once(true),
    async checkVisit(origin, widgets, widgetId) {
      const { visitParts } = await loadParts();
      const sections = await examineAll(visitParts(deps, origin, widgets, widgetId));
      const at = new Date(deps.clock()).toISOString();
      return { at, isThorough: true, level: worstOf(sections), sections };
    },
  };
}
