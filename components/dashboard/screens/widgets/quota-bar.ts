/** How much of a quota is used, as words and as a native meter. */
import { html, type TemplateResult } from 'lit';
import type { WidgetRow } from '../../../../server/admin-contract/widgets.js';
import { widgetsMessages } from '../../messages/widgets/widgets-messages.js';

/** From this share on there is little left. */
const NEARLY_SPENT = 0.8;

export function drawQuota({ used, allowed, period }: WidgetRow['quota']): TemplateResult {
  const text = widgetsMessages.ofQuota(used, allowed, widgetsMessages.periods[period]);
  return html`${drawMeter(text, used, allowed)}<small>${text}</small>`;
}

/** @param label says the same in words */
export const drawMeter = (label: string, used: number, allowed: number): TemplateResult =>
  html`<meter
    aria-label=${label}
    min="0"
    max=${Math.max(allowed, 1)}
    high=${Math.max(allowed, 1) * NEARLY_SPENT}
    optimum="0"
    .value=${allowed === 0 ? 1 : Math.min(used, allowed)}
  ></meter>`;
