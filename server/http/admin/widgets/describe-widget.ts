/** Widgets as operators see them: without secrets. */
import type { Role } from '../../../admin-contract/roles.js';
import type { AdminWidget } from '../../../admin-contract/widgets.js';
import { isAtLeast } from '../../../identity/permissions.js';
import type { Widget } from '../../../model.js';
import type { AdminConfig } from '../requests/admin-deps.js';
import { etagOf } from '../requests/if-match.js';

export function describeWidget(
  widget: Widget,
  revision: string,
  role: Role,
  { mail }: Pick<AdminConfig, 'mail'>,
): AdminWidget {
  const { id, name, isActive, appearance, allowlist, quota, requireOrigin = false } = widget;
  const {
    webhookUrl,
    webhookFormat,
    webhookSecret,
    formerWebhookSecret,
    notify,
    visitorSecret,
    checks = [],
  } = widget;
  return {
    id,
    name,
    isActive,
    appearance,
    allowlist,
    quota,
    requireOrigin,
    ...(webhookUrl !== undefined && {
      webhookUrl: isAtLeast(role, 'editor') ? webhookUrl : new URL(webhookUrl).host,
    }),
    ...(webhookFormat !== undefined && { webhookFormat }),
    hasWebhookSecret: webhookSecret !== undefined,
    ...(formerWebhookSecret && { formerSecretUntil: formerWebhookSecret.until }),
    ...(notify && { notify }),
    hasMailServer: mail !== undefined,
    hasVisitorSecret: visitorSecret !== undefined,
    checks,
    etag: etagOf(revision),
  };
}

/** A widget, as an act of an operator is about it. */
export const widgetSubject = ({ id, name }: Pick<Widget, 'id' | 'name'>) => ({ kind: 'widget', id, name });
