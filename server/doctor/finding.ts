/** What the doctor has to say of one thing. */
import type { Finding, HealthAction, HealthScreenName } from '../admin-contract/health.js';

export type { Finding };

/** Clocks that are right differ by less, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 60_000;

export const ok = (message: string): Finding => ({ level: 'ok', message });

export const warning = (message: string, advice: string): Finding => ({ level: 'warning', message, advice });

export const wrong = (message: string, advice: string): Finding => ({ level: 'wrong', message, advice });

/** A finding that can be cured from the dashboard by a press. */
export const curable = (finding: Finding, action: HealthAction): Finding => ({ ...finding, action });

/** A finding that can be cured on a screen of the dashboard. */
export const curableOn = (screen: HealthScreenName, finding: Finding): Finding => ({ ...finding, screen });
