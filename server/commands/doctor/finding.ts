/** What the doctor has to say of one thing. */

/** Clocks that are right differ by less, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 60_000;

export interface Finding {
  /** `warning` may be as it should be; `wrong` is in the way of visitors or of their data. */
  level: 'ok' | 'warning' | 'wrong';
  message: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (message: string): Finding => ({ level: 'ok', message });

export const warning = (message: string, advice: string): Finding => ({ level: 'warning', message, advice });

export const wrong = (message: string, advice: string): Finding => ({ level: 'wrong', message, advice });
