/** An address of this machine that is not loopback, which the limits of one address leave alone. */
import { networkInterfaces } from 'node:os';

/** An IPv4 address, which leads nowhere but to this machine; undefined where it has none but its loopback. */
export const ownAddress: string | undefined = Object.values(networkInterfaces())
  .flat()
  .find((network) => network && !network.internal && network.family === 'IPv4')?.address;
