/** The way of a new widget to its website, which some leave for a while: its pages may come from other screens. */
import { html, nothing, type TemplateResult } from 'lit';
import { newWidgetMessages } from '../messages/widgets/new-widget-messages.js';

/** Made in this tab, and not installed yet. */
let waiting: string | undefined;

/** @param widgetId nothing where the last step is reached */
export function setOnTheWay(widgetId: string | undefined): void {
  waiting = widgetId;
}

/** Leads on where the widget is on its way; nothing for all others. */
export function linkToInstall(
  { linkTo }: { linkTo: (path: string) => string },
  widgetId: string,
): TemplateResult | typeof nothing {
  if (widgetId !== waiting) return nothing;
  const query = new URLSearchParams({ id: widgetId, step: '3' });
  return html`<a class="button solid" href=${linkTo(`/widgets/new?${query.toString()}`)}
    >${newWidgetMessages.onToInstall}</a
  >`;
}
