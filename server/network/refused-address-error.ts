/** The guard lets no connection be made to an address. */
export class RefusedAddressError extends Error {
  /** All that were asked for in one and are refused: a name may have several. */
  readonly addresses: readonly string[];

  constructor(addresses: readonly string[], reason: string) {
    super(reason);
    this.name = 'RefusedAddressError';
    this.addresses = addresses;
  }
}
