/** Looks at many things at the same time: what one check finds, or how long it takes, is nothing to the others. */
import type { HealthLevel, HealthSection } from '../admin-contract/health.js';
import { ConfigError } from '../config.js';
import { AppError } from '../errors.js';
import { withinTime } from '../runtime/within-time.js';
import { wrong, type Finding } from './finding.js';

/** One thing to be looked at. */
export interface Part {
  code: string;
  subject: string;
  widgetId?: string;
  check: () => Finding[] | Promise<Finding[]>;
  /** After so many milliseconds it is told that the check takes too long. */
  patienceMs?: number;
}

const PATIENCE_MS = 20_000;

/** In the order of the parts. */
export const examineAll = (parts: readonly Part[]): Promise<HealthSection[]> =>
  Promise.all(parts.map(examine));

export async function examine({
  code,
  subject,
  widgetId,
  check,
  patienceMs = PATIENCE_MS,
}: Part): Promise<HealthSection> {
  const checking = Promise.resolve().then(check).catch(findingsOf);
  const findings = await withinTime(checking, patienceMs, () => [tooLate(patienceMs)]);
  return { code, subject, ...(widgetId !== undefined && { widgetId }), findings };
}

const LEVELS: readonly HealthLevel[] = ['ok', 'warning', 'wrong'];

export const worstOf = (sections: readonly HealthSection[]): HealthLevel =>
  sections
    .flatMap(({ findings }) => findings)
    .reduce<HealthLevel>(
      (worst, { level }) => (LEVELS.indexOf(level) > LEVELS.indexOf(worst) ? level : worst),
      'ok',
    );

const tooLate = (ms: number): Finding =>
  wrong(
    `This was not found out within ${ms / 1000} seconds.`,
    'Something that it asks does not answer. Ask again; what was found beside it holds.',
  );

/** A check that could not be made is itself a finding; a defect of ours is none. */
function findingsOf(error: unknown): Finding[] {
  if (error instanceof ConfigError) {
    return error.problems.map((problem) => wrong(problem, 'Correct it in the environment of the server.'));
  }
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) {
    return [wrong(error.message, 'The rest of this part was not checked.')];
  }
  throw error;
}
