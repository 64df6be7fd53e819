/** `GET /api/widget/config/:widgetId`: the public part of a widget. */
import type { RequestHandler } from 'express';
import type { WidgetRecord } from '../contract.js';
import type { Widget } from '../model.js';
import type { WidgetStore } from '../store/store.js';
import { entityTag, hasCurrentCopy } from './entity-tag.js';
import { findWidget } from './find-widget.js';
import type { OriginGuard } from './origin-guard.js';

/** Browsers ask again at each page view, so that an owner's change shows at once; the ETag makes that cheap. */
export function configRoute(widgets: WidgetStore, guard: OriginGuard): RequestHandler {
  return async (req, res) => {
    const widget = await findWidget(widgets, String(req.params['widgetId']));
    guard.admit(widget, req, res);
    const body = JSON.stringify(publicRecord(widget));
    const etag = entityTag(body);
    res.set({ 'Cache-Control': 'no-cache', ETag: etag });
    if (hasCurrentCopy(req, etag)) res.status(304).end();
    else res.type('json').send(body);
  };
}

/** What anyone may know; allowlist and quota are the owner's. */
function publicRecord({ id, name, appearance, isActive }: Widget): WidgetRecord {
  const { primaryColor, greeting, position, theme, placeholder } = appearance;
  return { id, name, appearance: { primaryColor, greeting, position, theme, placeholder }, isActive };
}
