/** Looks up the widget that a request names. */
import { z } from 'zod';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import type { WidgetStore } from '../../store/port/widget-store.js';

const widgetIdSchema = z.guid();

/** @throws {AppError} `widget_not_found`, also for a text that cannot be an id; the store never sees one. */
export async function findWidget(widgets: WidgetStore, id: string): Promise<Widget> {
  const widget = widgetIdSchema.safeParse(id).success ? await widgets.get(id) : undefined;
  if (!widget) throw new AppError('widget_not_found', `There is no widget with the id ${id}.`);
  return widget;
}

/** @throws {AppError} `widget_not_found`, also where the widget is switched off. */
export async function findActiveWidget(widgets: WidgetStore, id: string): Promise<Widget> {
  const widget = await findWidget(widgets, id);
  if (!widget.isActive) throw new AppError('widget_not_found', `The widget with the id ${id} is not active.`);
  return widget;
}
