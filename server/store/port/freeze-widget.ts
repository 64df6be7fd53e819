/** Makes a widget safe to hand out as it is, to everyone, again and again. */
import type { Widget } from '../../model.js';

/** The same widget, which can no longer be changed, nor anything in it. */
export function freezeWidget(widget: Widget): Widget {
  const { translations = {}, suggestions = [] } = widget.appearance;
  const parts = [widget.appearance, widget.allowlist, widget.quota, translations, suggestions];
  for (const part of [...parts, ...Object.values(translations)]) Object.freeze(part);
  return Object.freeze(widget);
}
