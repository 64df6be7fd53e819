/** What the dashboard asks about widgets. */
import type {
  DeliveryPage,
  DeliveryTest,
  WebhookSecretState,
} from '../../../server/admin-contract/deliveries.js';
import type { AllowlistCheck, OriginCheck, SeenOrigins } from '../../../server/admin-contract/websites.js';
import type {
  AdminWidget,
  NewWidget,
  QuotaState,
  Snippet,
  StoredLogo,
  WidgetChange,
  WidgetPage,
} from '../../../server/admin-contract/widgets.js';
import { request } from './request.js';

const pathOf = (id: string, rest = ''): string => `widgets/${encodeURIComponent(id)}${rest}`;

export const widgetsApi = {
  widgets: (cursor?: string, signal?: AbortSignal) =>
    request<WidgetPage>('GET', `widgets${cursor === undefined ? '' : `?cursor=${cursor}`}`, { signal }),
  widget: (id: string, signal?: AbortSignal) => request<AdminWidget>('GET', pathOf(id), { signal }),
  createWidget: (body: NewWidget) => request<AdminWidget>('POST', 'widgets', { body }),
  changeWidget: ({ id, etag }: Pick<AdminWidget, 'id' | 'etag'>, body: WidgetChange) =>
    request<AdminWidget>('PATCH', pathOf(id), { body, headers: { 'If-Match': etag } }),
  removeWidget: async (id: string): Promise<void> => {
    await request('DELETE', pathOf(id));
  },
  /** @param image in base64 */
  storeLogo: (id: string, image: string) =>
    request<StoredLogo>('POST', pathOf(id, '/logo'), { body: { image } }),

  checkAllowlist: (allowlist: readonly string[], signal?: AbortSignal) =>
    request<AllowlistCheck>('POST', 'allowlist-check', { body: { allowlist }, signal }),
  checkOrigin: (id: string, origin: string, allowlist: readonly string[]) =>
    request<OriginCheck>('POST', pathOf(id, '/origin-check'), { body: { origin, allowlist } }),
  origins: (id: string, signal?: AbortSignal) =>
    request<SeenOrigins>('GET', pathOf(id, '/origins'), { signal }),

  quota: (id: string, signal?: AbortSignal) => request<QuotaState>('GET', pathOf(id, '/quota'), { signal }),
  snippet: (id: string, signal?: AbortSignal) => request<Snippet>('GET', pathOf(id, '/snippet'), { signal }),

  showWebhookSecret: (id: string) => request<WebhookSecretState>('POST', pathOf(id, '/webhook/secret')),
  rotateWebhookSecret: (id: string) =>
    request<WebhookSecretState>('POST', pathOf(id, '/webhook/secret/rotate')),
  testWebhook: (id: string) => request<DeliveryTest>('POST', pathOf(id, '/webhook/test')),
  testMail: (id: string) => request<DeliveryTest>('POST', pathOf(id, '/mail/test')),
  deliveries: (widget: string, cursor?: string, signal?: AbortSignal) => {
    const query = new URLSearchParams({ widget, limit: '20', ...(cursor !== undefined && { cursor }) });
    return request<DeliveryPage>('GET', `deliveries?${query.toString()}`, { signal });
  },
  retryDeliveries: (widgetId: string) =>
    request<{ revived: number }>('POST', 'deliveries/retry', { body: { widgetId } }),
};
