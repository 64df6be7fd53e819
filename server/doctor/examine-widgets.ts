/** Which widgets the doctor looks at, and what it looks for in each. */
import { getDomain } from 'tldts';
import type { Config } from '../config.js';
import { parseAllowlistEntry } from '../allowlist.js';
import type { Widget } from '../model.js';
import { createAddressGuard } from '../network/address-guard.js';
import { quotaUseOf } from '../operate/widgets/quota-use.js';
import type { OperatorStore } from '../store/port/store.js';
import { count } from '../runtime/quantities.js';
import { checkDeliveries, checkRecipients, checkWebhookAddress } from './check-deliveries.js';
import { checkQuota } from './check-quota.js';
import { checkOrigin, checkWidget, matchingEntry, type KnowledgeSize } from './check-widgets.js';
import { ok, wrong, type Finding } from './finding.js';

/** Widgets that are named of those which are not looked at. */
const NAMED = 5;

/** What the operator wants looked at; all widgets where nothing is said. */
export interface Wanted {
  widgetId: string | undefined;
  /** A website that shall use a widget. */
  origin: string | undefined;
}

/**
 * The widgets that are wanted: one by its id, or those that should serve a website, which are those that let it in,
 * or else those that let in another address of the same domain.
 */
export function chooseWidgets(
  all: readonly Widget[],
  { widgetId, origin }: Wanted,
  program: string,
): { chosen: Widget[]; findings: Finding[] } {
  if (all.length === 0) {
    const create = `${program} widget create --name "Acme" --allow acme.example`;
    return { chosen: [], findings: [wrong('There is no widget.', create)] };
  }
  const named = widgetId === undefined ? all : all.filter(({ id }) => id === widgetId);
  if (named.length === 0) {
    const finding = wrong(`There is no widget ${widgetId ?? ''}.`, `See all: ${program} widget list`);
    return { chosen: [], findings: [finding] };
  }
  const chosen = origin === undefined || widgetId !== undefined ? [...named] : servantsOf(origin, named);
  if (chosen.length === 0) {
    const advice = `Let it into the widget whose ID stands in its page: ${program} widget update ID --add-allow "${hostOf(origin)}"`;
    return { chosen, findings: [wrong(`No widget lets ${origin ?? ''} in.`, advice)] };
  }
  const others = all.filter((widget) => !chosen.includes(widget));
  const read = [`${count(all.length, 'widget')} can be read.`];
  if (others.length > 0) read.push(`${count(chosen.length, 'widget')} looked at.`);
  if (others.length > 0 && origin !== undefined && widgetId === undefined) {
    read.push(`Not for ${origin}: ${namesOf(others)}.`);
  }
  return { chosen, findings: [ok(read.join(' '))] };
}

/** The first of them. */
function namesOf(widgets: readonly Widget[]): string {
  const names = widgets.slice(0, NAMED).map(({ name }) => name);
  const more = widgets.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function servantsOf(origin: string, widgets: readonly Widget[]): Widget[] {
  const open = widgets.filter(({ allowlist }) => matchingEntry(allowlist, origin) !== undefined);
  if (open.length > 0) return open;
  const domain = getDomain(origin);
  const related = widgets.filter(
    ({ allowlist }) => domain !== null && allowlist.some((entry) => domainOf(entry) === domain),
  );
  // The only widget there is can only be the one that is meant.
  return related.length > 0 || widgets.length > 1 ? related : [...widgets];
}

function domainOf(text: string): string | null {
  return 'entry' in parseAllowlistEntry(text) ? getDomain(text.replace('*.', '')) : null;
}

function hostOf(origin: string | undefined): string {
  return origin === undefined ? '' : new URL(origin).host;
}

export interface ExaminedWidgets {
  config: Pick<Config, 'webhookAllowPrivate'>;
  store: Pick<OperatorStore, 'quotas' | 'deliveries' | 'escalations'>;
  /** How much a widget answers from. */
  measure: (widgetId: string) => Promise<KnowledgeSize>;
}

/**
 * What is to be said of one widget.
 *
 * @param all that are looked at
 * @param now milliseconds since 1970
 */
export async function examineWidget(
  { store, config, measure }: ExaminedWidgets,
  widget: Widget,
  all: readonly Widget[],
  { origin }: Pick<Wanted, 'origin'>,
  program: string,
  now: number,
): Promise<Finding[]> {
  const { id, quota, webhookUrl } = widget;
  const refused =
    webhookUrl === undefined
      ? []
      : await checkWebhookAddress(webhookUrl, createAddressGuard(config.webhookAllowPrivate));
  const { open } = await store.escalations.counts({ widgetIds: [id] });
  const usage = (await store.quotas.usage([widget], now)).get(id);
  const isSomewhere = all.some(({ allowlist }) => origin && matchingEntry(allowlist, origin));
  return [
    ...checkWidget(widget, await measure(id), program),
    ...(usage ? [checkQuota(quotaUseOf(quota, usage), `${program} widget update ${id}`, now)] : []),
    ...refused,
    ...checkRecipients(widget, open, program),
    ...checkDeliveries(await store.deliveries.list({ widgetId: id, channel: 'webhook' }), widget, program),
    ...(origin === undefined ? [] : [checkOrigin(widget, origin, program, isSomewhere)]),
  ];
}
