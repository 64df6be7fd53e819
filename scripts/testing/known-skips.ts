/** Tests that may be skipped. Any other skip fails `npm test`. */
import type { TestResult } from './results.js';

/** Skips that are right somewhere, and why. */
export interface KnownSkip {
  /** What the test gives as its reason; for a runner that takes no reasons, the name of the test. */
  readonly says: RegExp;
  readonly because: string;
}

const KNOWN_SKIPS: readonly KnownSkip[] = [
  {
    says: /^(?:nginx|caddy|systemd-analyze) is not installed$/,
    because: 'Runs our examples with the program itself, which is not everywhere.',
  },
  {
    says: /has no address (?:but its|besides) loopback/,
    because: 'Needs a second address of this machine, which a container without a network has not.',
  },
  {
    says: /needs root on Linux to mount a disk|^cannot mount here/,
    because: 'Mounts disks of its own, which only root on Linux may.',
  },
  {
    says: /needs root on Linux to make a network namespace|^cannot make a network namespace here/,
    because: 'Makes network namespaces of its own, which only root on Linux with iproute2 may.',
  },
];

/** Why a skipped test may be skipped; `undefined` when it may not. */
export const whySkipped = ({ name, reason = name }: TestResult): string | undefined =>
  KNOWN_SKIPS.find(({ says }) => says.test(reason))?.because;
