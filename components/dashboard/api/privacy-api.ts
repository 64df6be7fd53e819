/** What the screen of privacy asks of the server. */
import type {
  PrivacyState,
  VisitorErasure,
  VisitorExport,
  VisitorNameRequest,
} from '../../../server/admin-contract/privacy.js';
import { request } from './request.js';

export const privacyApi = {
  privacy: (signal?: AbortSignal) => request<PrivacyState>('GET', 'privacy', { signal }),
  exportVisitor: (body: VisitorNameRequest) => request<VisitorExport>('POST', 'visitors/export', { body }),
  eraseVisitor: (body: VisitorNameRequest) => request<VisitorErasure>('POST', 'visitors/erase', { body }),
};
