/** What the screen of health asks of the server. */
import type { RetryRequest } from '../../../server/admin-contract/deliveries.js';
import type { HealthReport, VisitCheck } from '../../../server/admin-contract/health.js';
import { request } from './request.js';

export const healthApi = {
  health: (signal?: AbortSignal) => request<HealthReport>('GET', 'health', { signal }),
  checkHealth: () => request<HealthReport>('POST', 'health/check'),
  retryDead: (body: RetryRequest) => request<{ revived: number }>('POST', 'deliveries/retry', { body }),
  checkVisit: (body: VisitCheck) => request<HealthReport>('POST', 'health/visit', { body }),
};
