/** Looks up the widget that a request names. */
import { z } from 'zod';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import type { WidgetStore } from '../../store/port/widget-store.js';
import type { WidgetRoute } from '../transport/route.js';

const widgetIdSchema = z.guid().toLowerCase();

/**
 * @throws {AppError} `widget_not_found`, also for a text that cannot be an id, which the store never sees, and where
 *   the widget is switched off that must be active
 */
export async function findWidget(
  widgets: WidgetStore,
  id: string,
  access: WidgetRoute['access'],
): Promise<Widget> {
  const widget = await lookUpWidget(widgets, id);
  if (!widget) throw new AppError('widget_not_found', `There is no widget with the id ${id}.`);
  if (access === 'active-widget' && !widget.isActive)
    throw new AppError('widget_not_found', `The widget with the id ${id} is not active.`);
  return widget;
}

/** The widget of an id in whatever case; undefined where there is none, and for a text that cannot be an id. */
export async function lookUpWidget(widgets: WidgetStore, id: string): Promise<Widget | undefined> {
  const parsed = widgetIdSchema.safeParse(id);
  return parsed.success ? widgets.get(parsed.data) : undefined;
}
