/** What the dashboard is told of while it is open. */
import { z } from 'zod';

export const HEALTH_LEVELS = ['ok', 'warning', 'wrong'] as const;

/** What waits for whoever asks. */
export const countsSchema = z.object({
  inbox: z.int().describe('Requests for a human that nobody has taken.'),
  gaps: z.int().optional().describe('Open gaps of the last thirty days; absent until the log was read.'),
  health: z.enum(HEALTH_LEVELS).optional().describe('The worst finding; absent before the first look.'),
});
export type Counts = z.infer<typeof countsSchema>;

/**
 * What `GET /api/admin/events` sends: the data of each event by its name. `counts` comes first, and whenever it has
 * changed; `signed-out` comes last.
 */
export interface OperatorEvents {
  counts: Counts;
  /** A request for a human came, was handled or was erased. */
  escalation: { id: string; widgetId: string; kind: 'new' | 'handled' | 'erased' };
  /** Something was said of a group of questions without a good answer. */
  gap: { key: string; widgetId: string };
  /** An import goes on or has ended. */
  job: { id: string; widgetId: string; state: string };
  /** The server was looked at. */
  health: { level: (typeof HEALTH_LEVELS)[number] };
  'signed-out': Record<string, never>;
}
