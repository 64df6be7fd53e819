/** `GET /api/widget/config/:widgetId`: the public part of a widget. */
import type { WidgetRecord } from '../contract.js';
import type { Widget } from '../model.js';
import type { WidgetStore } from '../store/port/widget-store.js';
import { entityTag, hasCurrentCopy } from './transport/entity-tag.js';
import { findWidget } from './guards/find-widget.js';
import { sendJson } from './transport/json-response.js';
import type { OriginGuard } from './guards/origin-guard.js';
import type { QuickAnswer } from './transport/fast-path.js';

/** Browsers ask again at each page view, so that an owner's change shows at once; the ETag makes that cheap. */
export function configRoute(widgets: WidgetStore, guard: OriginGuard): QuickAnswer {
  const answerFor = memoizeAnswers();
  return async (req, res, widgetId) => {
    const widget = await findWidget(widgets, decodeURIComponent(widgetId));
    guard.admit(widget, req, res);
    const { body, etag } = answerFor(widget);
    const headers = { 'Cache-Control': 'no-cache', ETag: etag };
    if (hasCurrentCopy(req, etag)) res.writeHead(304, headers).end();
    else sendJson(res, 200, body, headers);
  };
}

/** A store gives the same object until the widget changes, so an answer is made once a change. */
function memoizeAnswers(): (widget: Widget) => { body: Buffer; etag: string } {
  const known = new WeakMap<Widget, { body: Buffer; etag: string }>();
  return (widget) => {
    let answer = known.get(widget);
    if (!answer) {
      const body = Buffer.from(JSON.stringify(publicRecord(widget)));
      known.set(widget, (answer = { body, etag: entityTag(body) }));
    }
    return answer;
  };
}

/** What anyone may know; allowlist and quota are the owner's. */
function publicRecord({ id, name, appearance, isActive }: Widget): WidgetRecord {
  const { primaryColor, greeting, position, theme, placeholder, suggestions } = appearance;
  return {
    id,
    name,
    appearance: { primaryColor, greeting, position, theme, placeholder, suggestions },
    isActive,
  };
}
