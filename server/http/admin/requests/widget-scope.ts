/** Which widgets a request of an operator is about. A widget that the caller may not see does not exist for them. */
import { z } from 'zod';
import { AppError } from '../../../errors.js';
import type { Caller } from '../../../identity/authenticate.js';
import type { Widget } from '../../../model.js';
import type { WidgetStore } from '../../../store/port/widget-store.js';
import { lookUpWidget } from '../../guards/find-widget.js';
import type { OperatorCall } from '../../transport/route.js';

/** The field of a query that narrows it to one widget. */
export const widgetField = z.guid('must be the id of a widget').toLowerCase().optional();

/** The only widgets that are meant; all where undefined. It goes into every query, not over its results. */
export type WidgetScope = readonly string[] | undefined;

/**
 * @param asked the widget that the query names; all that the caller may see where it names none
 * @throws {AppError} `not_found`
 */
export function scopeOf({ widgets }: Pick<Caller, 'widgets'>, asked: string | undefined): WidgetScope {
  if (asked === undefined) return widgets;
  if (widgets && !widgets.includes(asked)) throw noWidget(asked);
  return [asked];
}

/**
 * The widget that the path names as `widgetId`.
 *
 * @throws {AppError} `not_found`
 */
export async function requireWidget(
  { caller, params }: Pick<OperatorCall, 'caller' | 'params'>,
  widgets: WidgetStore,
): Promise<Widget> {
  const { widgetId = '' } = params;
  const widget = await lookUpWidget(widgets, widgetId);
  if (widget && (caller.widgets?.includes(widget.id) ?? true)) return widget;
  throw noWidget(widgetId);
}

const noWidget = (id: string) => new AppError('not_found', `There is no widget with the id ${id}.`);
