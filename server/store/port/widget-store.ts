/** The part of the store port that keeps widgets. */
import type { Widget } from '../../model.js';

/** Widgets that are given out are frozen, and the same object until the widget changes. */
export interface WidgetStore {
  get(id: string): Promise<Widget | undefined>;
  /** All widgets, by name. */
  list(): Promise<Widget[]>;
  /** All widgets by name as they were last seen, without a look: the same array until one changes. Only `list` and `watch` look for all. */
  known(): readonly Widget[];
  /** Tells versions of a widget apart, as it stands now; undefined where there is none. */
  revision(id: string): Promise<string | undefined>;
  /**
   * Creates or replaces. Durable when it resolves, with the revision of what was saved.
   *
   * @param options.ifRevision replaces this revision alone: of several at the same time, one is saved
   * @throws {AppError} `precondition_failed` where the widget is at another revision, or gone
   */
  save(widget: Widget, options?: { ifRevision?: string | undefined }): Promise<string>;
  /** Removes the widget, its pages, its sites and its images; what the log holds stays. False where there was none. */
  remove(id: string): Promise<boolean>;
}
