/** Says in the log that a model does not keep to the form that it is asked for, though not at every question. */
import type { ModelDeps } from './ask-model.js';
import type { FormFault } from './sentence-draft.js';

/** How long a fault that was named is not named again, in milliseconds. */
const QUIET_MS = 10 * 60_000;

export type WarnOfForm = (fault: FormFault, widgetId: string) => void;

export function createFormWarnings({ clock, logger }: Pick<ModelDeps, 'clock' | 'logger'>): WarnOfForm {
  /** When a fault was last named, and how often it came since. */
  const named = new Map<FormFault, { at: number; since: number }>();
  return (form, widgetId) => {
    const last = named.get(form);
    if (last && clock() - last.at < QUIET_MS) {
      last.since += 1;
      return;
    }
    named.set(form, { at: clock(), since: 0 });
    const details = { widgetId, form, ...(last && last.since > 0 && { since: last.since }) };
    logger.warn(
      details,
      'the model does not keep to the form that it is asked for, so what it wrote is not used; "doctor" says more',
    );
  };
}
