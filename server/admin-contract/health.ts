/** How the server is: what is in the way of visitors or of their data, and what to do. */
import { z } from 'zod';
import { HEALTH_LEVELS } from './events.js';
import { time } from './fields.js';

export const healthLevelSchema = z.enum(HEALTH_LEVELS);
export type HealthLevel = z.infer<typeof healthLevelSchema>;

/** What cures a finding at a press. */
export const healthActionSchema = z.object({
  kind: z.literal('retryDeliveries'),
  channel: z.enum(['webhook', 'mail']),
  widgetId: z.string().optional(),
});
export type HealthAction = z.infer<typeof healthActionSchema>;

/** Of the dashboard, where something is mended. */
const HEALTH_SCREENS = ['websites', 'limits', 'webhook', 'import', 'sources', 'newWidget'] as const;
export type HealthScreenName = (typeof HEALTH_SCREENS)[number];

export const findingSchema = z.object({
  level: healthLevelSchema.describe('`warning` may be as it should be; `wrong` is in the way.'),
  message: z.string(),
  advice: z.string().optional().describe('What to do; absent where all is well.'),
  action: healthActionSchema.optional(),
  screen: z
    .enum(HEALTH_SCREENS)
    .optional()
    .describe('The screen of the dashboard where it is mended, of the widget that the section is about.'),
});
export type Finding = z.infer<typeof findingSchema>;

/** What was found about one thing. */
export const healthSectionSchema = z.object({
  code: z.string().describe('What it is about: `config`, `data`, `widget`, `server`, `mail` and so on.'),
  subject: z.string(),
  widgetId: z.string().optional(),
  findings: z.array(findingSchema),
});
export type HealthSection = z.infer<typeof healthSectionSchema>;

/** Longer than any address of a page. */
const MAX_ADDRESS_LENGTH = 2000;
export const visitCheckSchema = z.strictObject({
  url: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a page, such as https://www.acme.example/help',
    })
    .max(MAX_ADDRESS_LENGTH)
    .describe('A page of the website, or the website.'),
  widgetId: z.guid('must be the id of a widget').toLowerCase().optional().describe('That its page names.'),
});
export type VisitCheck = z.infer<typeof visitCheckSchema>;

export const healthReportSchema = z.object({
  at: time,
  isThorough: z.boolean().describe('Whether other machines were asked too: see `POST /health/check`.'),
  level: healthLevelSchema.describe('The worst of all findings.'),
  sections: z.array(healthSectionSchema),
});
export type HealthReport = z.infer<typeof healthReportSchema>;
