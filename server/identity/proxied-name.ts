/** Who a proxy in front says that somebody is: whoever comes through it is that operator, and no other. */
import { AppError } from '../errors.js';
import { foldName } from '../store/port/identity-records.js';

/** How somebody came. */
export interface Way {
  /** The name that a trusted proxy gives; absent where none does, so that the name is not its matter. */
  proxiedName?: string | undefined;
}

/** Whether who came in this way may be the operator of this name. */
export const mayBe = ({ proxiedName }: Way, name: string): boolean =>
  proxiedName === undefined || foldName(proxiedName) === foldName(name);

/** @throws {AppError} `forbidden` */
export function assertMayBe(way: Way, name: string): void {
  if (mayBe(way, name)) return;
  throw new AppError(
    'forbidden',
    `The proxy in front says that you are ${way.proxiedName}, so you cannot be ${name} here. Sign in to the proxy as somebody else, or use that name.`,
  );
}
