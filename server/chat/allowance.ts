/** What one caller may still ask of a widget, beside the widget's quota. */
import type { AppError } from '../errors.js';

export interface Allowance {
  /** Takes one question at once; false where none is left. */
  take(): boolean;
  /** Gives one back that was not asked in the end. */
  giveBack(): void;
  /** What the caller is told where none is left. */
  refusal(): AppError;
}
