/** The part of the store port that keeps widgets. */
import type { Widget } from '../../model.js';

/** Widgets that are given out are frozen, and the same object until the widget changes. */
export interface WidgetStore {
  get(id: string): Promise<Widget | undefined>;
  /** All widgets, by name. */
  list(): Promise<Widget[]>;
  /** All widgets by name as they were last seen, without a look: the same array until one changes. Only `list` and `watch` look for all. */
  known(): readonly Widget[];
  /** Creates or replaces. Durable when it resolves. */
  save(widget: Widget): Promise<void>;
  /** Removes the widget, its pages, its sites and its images; what the log holds stays. False where there was none. */
  remove(id: string): Promise<boolean>;
}
