/** What the errors of PostgreSQL and of its driver mean. */
import { AppError } from '../../errors.js';

/** Of two rows with the same key. */
export const UNIQUE_VIOLATION = '23505';
/** To a user who has no right to it. */
export const MAY_NOT = '42501';

/** A database that starts, stops or has no connection left; connections that broke, or lead to a standby. */
const LOST_STATES = /^(?:08...|57P0[1-3]|53300|25006)$/;
/** Transactions in each other's way, or that waited too long for one another. */
const CROSSED_STATES = /^(?:40001|40P01|55P03|57014)$/;
/** A disk or a memory that is full, broken files, a right that is missing: it stays so until somebody sees to it. */
const FAILING_STATES = /^(?:53...|58...|XX...|42501)$/;
const LOST_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
const LOST_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|Query read timeout|Client was closed/;

export function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** Whether the connection is of no use any more, or there was none. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  return LOST_STATES.test(code) || LOST_CODES.test(code) || LOST_MESSAGES.test((error as Error).message);
}

/** Whether the same may go well a moment later. */
export const isTransient = (error: unknown): boolean => isLost(error) || CROSSED_STATES.test(codeOf(error));

/** Whether the database is what is in trouble, and not only the statement or its values. */
export const isOutage = (error: unknown): boolean => isTransient(error) || FAILING_STATES.test(codeOf(error));

/** @param cause nothing where the database said nothing in time */
export function unavailable(cause: unknown): AppError {
  const trouble =
    cause === undefined || isLost(cause) ? 'cannot be reached now' : 'is there, but could not do this';
  return new AppError('store_unavailable', `The database ${trouble}. Try again in a moment.`, {
    headers: { 'Retry-After': '2' },
    cause,
  });
}
