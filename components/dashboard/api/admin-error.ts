/** The one error class for all that can go wrong between the dashboard and its server. */
import type { AdminErrorBody, AdminErrorCode } from '../../../server/admin-contract/admin-errors.js';
import { messages } from '../messages/messages.js';

/** `unreachable`: no answer came; `bad_reply`: one came that is not the server's. */
export type FailureCode = AdminErrorCode | 'unreachable' | 'bad_reply';

/** What passes without anybody's doing, and after how many milliseconds it is tried again. */
const RETRY_MS: Partial<Record<FailureCode, number>> = {
  unreachable: 5_000,
  store_unavailable: 5_000,
  not_ready: 1_500,
};

/** What comes from no server has no number of its own there. */
type RefusalBody = Omit<AdminErrorBody, 'requestId'> & Partial<AdminErrorBody>;

/** @property message - for the operator: what is wrong and what to do */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly code: FailureCode;
  /** What is wrong with each field, in words that follow its name. */
  readonly fields: ReadonlyMap<string, string>;
  /** Under which the server's log knows it. */
  readonly requestId: string | undefined;

  constructor(code: FailureCode, message: string, body?: RefusalBody, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.fields = new Map(body?.error.details?.map(({ field, message: wrong }) => [field, wrong]));
    this.requestId = body?.requestId;
  }

  /** Milliseconds after which to try again by itself; undefined where that would not help. */
  get retryMs(): number | undefined {
    return RETRY_MS[this.code];
  }
}

/** As the server refuses a field. */
export const refusalOf = (field: string, message: string): AdminError =>
  new AdminError('invalid_request', message, {
    error: { code: 'invalid_request', message, details: [{ field, message }] },
  });

/** The error that an answer of the server stands for. */
export async function errorOf(response: Response): Promise<AdminError> {
  const body = (await response.json().catch(() => undefined)) as Partial<AdminErrorBody> | undefined;
  if (!isErrorBody(body)) return new AdminError('bad_reply', messages.badReply);
  const { code, message } = body.error;
  return new AdminError(code, message, body);
}

/** Something between here and the server may answer with JSON of its own. */
const isErrorBody = (body: Partial<AdminErrorBody> | undefined): body is AdminErrorBody =>
  typeof body?.error?.message === 'string';
