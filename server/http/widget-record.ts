/** The public part of a widget, as the page that embeds it reads it. */
import type { WidgetRecord } from '../contract.js';
import type { Widget } from '../model.js';
import { addressOfLogo } from './logo.js';
import { entityTag, hasCurrentCopy } from './transport/entity-tag.js';
import { sendJson } from './transport/json-response.js';
import type { WidgetCall } from './transport/route.js';

/** Browsers ask again at each page view, so that an owner's change shows at once; the ETag makes that cheap. */
export function sendWidgetRecord() {
  const bodyOf = memoizeBodies();
  return ({ req, res, widget }: WidgetCall): void => {
    const { body, etag } = bodyOf(widget);
    const headers = { 'Cache-Control': 'no-cache', ETag: etag };
    if (hasCurrentCopy(req, etag)) res.writeHead(304, headers).end();
    else sendJson(res, 200, body, headers);
  };
}

interface RecordBody {
  body: Buffer;
  etag: string;
}

/** A store gives the same object until the widget changes, so a body is made once a change. */
function memoizeBodies(): (widget: Widget) => RecordBody {
  const known = new WeakMap<Widget, RecordBody>();
  return (widget) => {
    let made = known.get(widget);
    if (!made) {
      const body = Buffer.from(JSON.stringify(publicRecord(widget)));
      known.set(widget, (made = { body, etag: entityTag(body) }));
    }
    return made;
  };
}

/** What anyone may know; allowlist and quota are the owner's. */
function publicRecord({ id, name, appearance, isActive }: Widget): WidgetRecord {
  const { primaryColor, greeting, position, theme, placeholder, suggestions, openAfter } = appearance;
  const { logo, launcherText, launcherIcon, windowSize, translations, privacyUrl } = appearance;
  return {
    id,
    name,
    appearance: {
      primaryColor,
      greeting,
      position,
      theme,
      placeholder,
      suggestions,
      openAfter,
      logo: logo && addressOfLogo(id, logo),
      launcherText,
      launcherIcon,
      windowSize,
      translations,
      privacyUrl,
    },
    isActive,
  };
}
