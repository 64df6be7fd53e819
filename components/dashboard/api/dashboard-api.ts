/** What the dashboard asks of its server. But for the preview's, all addresses of the admin API stand in this folder. */
import type {
  PasswordChange,
  RecoveryCodes,
  SecondFactorRemoval,
  SecondFactorSetup,
  SessionList,
} from '../../../server/admin-contract/account.js';
import type { AuditPage } from '../../../server/admin-contract/audit.js';
import type {
  NewOperator,
  OneTimeLink,
  Operator,
  OperatorChange,
  OperatorInvitation,
  OperatorList,
} from '../../../server/admin-contract/operators.js';
import type {
  IssuerReturn,
  IssuerSignInPlace,
  IssuerSignOutPlace,
  LinkRequest,
  LinkState,
  SessionState,
  SetupRequest,
  SetupState,
  SignInRequest,
} from '../../../server/admin-contract/session.js';
import type { ApiTokenList, CreatedApiToken, NewApiToken } from '../../../server/admin-contract/tokens.js';
import { gapApi } from './gap-api.js';
import { healthApi } from './health-api.js';
import { privacyApi } from './privacy-api.js';
import { inboxApi } from './inbox-api.js';
import { knowledgeApi } from './knowledge-api.js';
import { conversationsApi } from './conversations-api.js';
import { overviewApi } from './overview-api.js';
import { request } from './request.js';
import { siteImportApi } from './site-import-api.js';
import { widgetsApi } from './widgets-api.js';
import { scopeApi } from './scope-api.js';

/** What of the audit log is asked for; all of it where nothing is said. */
export interface AuditFilter {
  readonly actor?: string;
  readonly action?: string;
  /** ISO 8601. */
  readonly from?: string;
  readonly to?: string;
  readonly cursor?: string;
}

export const dashboardApi = {
  ...scopeApi,
  ...gapApi,
  ...inboxApi,
  ...widgetsApi,
  ...siteImportApi,
  ...knowledgeApi,
  ...healthApi,
  ...overviewApi,
  ...conversationsApi,
  ...privacyApi,

  setupState: () => request<SetupState>('GET', 'setup'),
  setUp: (body: SetupRequest) => send('POST', 'setup', { body }),

  session: () => request<SessionState>('GET', 'session'),
  signIn: (body: SignInRequest) => send('POST', 'session', { body }),
  beginIssuerSignIn: () => request<IssuerSignInPlace>('POST', 'session/issuer/begin'),
  finishIssuerSignIn: (body: IssuerReturn) => send('POST', 'session/issuer', { body }),
  issuerSignOut: () => request<IssuerSignOutPlace>('GET', 'session/issuer'),
  signOut: () => send('DELETE', 'session'),
  checkLink: (token: string) => request<LinkState>('POST', 'session/link/check', { body: { token } }),
  useLink: (body: LinkRequest) => send('POST', 'session/link', { body }),

  sessions: (signal?: AbortSignal) => request<SessionList>('GET', 'sessions', { signal }),
  endSession: (id: string) => send('DELETE', `sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => send('DELETE', 'sessions'),

  rename: (name: string) => request<SessionState>('PATCH', 'account', { body: { name } }),
  changePassword: (body: PasswordChange) => send('POST', 'account/password', { body }),
  beginSecondFactor: (password: string) =>
    request<SecondFactorSetup>('POST', 'account/second-factor', { body: { password } }),
  confirmSecondFactor: (code: string) =>
    request<RecoveryCodes>('POST', 'account/second-factor/confirm', { body: { code } }),
  removeSecondFactor: (body: SecondFactorRemoval) => send('POST', 'account/second-factor/remove', { body }),

  operators: (signal?: AbortSignal) => request<OperatorList>('GET', 'operators', { signal }),
  addOperator: (body: NewOperator) => request<OperatorInvitation>('POST', 'operators', { body }),
  changeOperator: ({ id, etag }: Pick<Operator, 'id' | 'etag'>, body: OperatorChange) =>
    request<Operator>('PATCH', operatorPath(id), { body, headers: { 'If-Match': etag } }),
  removeOperator: (id: string) => send('DELETE', operatorPath(id)),
  linkOperator: (id: string) => request<OneTimeLink>('POST', `${operatorPath(id)}/link`),
  endOperatorSessions: (id: string) => send('DELETE', `${operatorPath(id)}/sessions`),

  tokens: (signal?: AbortSignal) => request<ApiTokenList>('GET', 'tokens', { signal }),
  createToken: (body: NewApiToken) => request<CreatedApiToken>('POST', 'tokens', { body }),
  revokeToken: (id: string) => send('DELETE', `tokens/${encodeURIComponent(id)}`),

  audit: (filter: AuditFilter, signal?: AbortSignal) =>
    request<AuditPage>('GET', `audit?${new URLSearchParams({ ...filter }).toString()}`, { signal }),
};

export type DashboardApi = typeof dashboardApi;

/** Of what is answered with nothing. */
async function send(...exchange: Parameters<typeof request>): Promise<void> {
  await request(...exchange);
}

const operatorPath = (id: string): string => `operators/${encodeURIComponent(id)}`;
