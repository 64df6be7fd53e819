/** Makes and changes widgets. */
import type { NewWidget, WidgetChange } from '../../admin-contract/widgets.js';
import { isImageName } from '../../appearance.js';
import { AppError } from '../../errors.js';
import { findSpokenLanguage, primaryLanguage, SPOKEN_LANGUAGES } from '../../languages/language-table.js';
import { widgetSchema, type Widget } from '../../model.js';
import type { NotifySettings } from '../../notification-settings.js';
import type { ImageStore } from '../../store/port/image-store.js';
import type { WidgetStore } from '../../store/port/widget-store.js';
import { withWebhook } from './webhook-secret.js';

export interface EditDeps {
  widgets: WidgetStore;
  images: ImageStore;
}

/** The widget that a new one begins as. */
export function draftWidget(id: string, { name, allowlist = [], quota }: NewWidget): Widget {
  return widgetSchema.parse({ id, name, allowlist: unique(allowlist), ...(quota && { quota }) });
}

/**
 * The widget with a change.
 *
 * @throws {AppError} `invalid_request` for what no widget can have
 */
export function withChange(widget: Widget, change: WidgetChange): Widget {
  const { appearance, allowlist, webhookUrl, webhookFormat, notify, requireOrigin, checks, ...rest } = change;
  if (notify) assertLanguage(notify);
  const changed = {
    ...widget,
    ...rest,
    ...(requireOrigin !== undefined && { requireOrigin: requireOrigin || undefined }),
    ...(checks && { checks: checks.length > 0 ? checks : undefined }),
    ...(allowlist && { allowlist: unique(allowlist) }),
    ...(appearance && { appearance: { ...widget.appearance, ...withoutNull(appearance) } }),
    ...(webhookUrl !== undefined && withWebhook(widget, webhookUrl ?? undefined)),
    ...(webhookUrl === null && { webhookFormat: undefined }),
    ...withoutNull({ webhookFormat, notify }),
  };
  // What is undefined is not kept.
  return widgetSchema.parse(JSON.parse(JSON.stringify(changed)) as unknown);
}

/**
 * Saves a changed widget over the one that was seen.
 *
 * @throws {AppError} `precondition_failed` where it was changed or removed meanwhile
 */
export async function saveChange(
  { widgets, images }: EditDeps,
  changed: Widget,
  ifRevision: string | undefined,
): Promise<string> {
  const { logo } = changed.appearance;
  const isStored = logo !== undefined && isImageName(logo);
  if (isStored && !(await images.get(changed.id, logo))) {
    throw new AppError('invalid_request', 'The widget has no such image; send it again.', {
      details: [{ field: 'appearance.logo', message: 'is not stored here; send the image again' }],
    });
  }
  const revision = await widgets.save(changed, { ifRevision });
  await images.keepOnly(changed.id, isStored ? logo : undefined);
  return revision;
}

/** What a change was about, for the audit log: values of single settings, and of lists how long they are. */
export function describeChange({ appearance, checks, ...rest }: WidgetChange): Record<string, unknown> {
  const told = Object.entries(rest).map(([name, value]): [string, unknown] =>
    SECRET_FIELDS.has(name) ? [name, value === null ? 'removed' : 'changed'] : [name, value],
  );
  return {
    ...Object.fromEntries(told),
    ...(appearance && { appearance: Object.keys(appearance) }),
    // They may be in the words of visitors.
    ...(checks && { checks: checks.length }),
  };
}

/** The addresses of webhooks of chat programs are secrets themselves; mail addresses are of persons. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['webhookUrl', 'notify']);

/** Null, which takes a setting away, as the absence that it means; what is not given stays not given. */
function withoutNull(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? undefined]));
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

function assertLanguage({ language }: NotifySettings): void {
  if (language === undefined || findSpokenLanguage(primaryLanguage(language) ?? '')) return;
  const message = `must be one of ${SPOKEN_LANGUAGES.map(({ code }) => code).join(', ')}`;
  throw new AppError('invalid_request', `The language of mails ${message}.`, {
    details: [{ field: 'notify.language', message }],
  });
}
