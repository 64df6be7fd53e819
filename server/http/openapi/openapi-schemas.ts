/** The schemas of bodies as JSON Schema, from the same zod schemas that check requests. */
import { z } from 'zod';
import {
  chatReplySchema,
  chatRequestSchema,
  citationSchema,
  errorBodySchema,
  escalateRequestSchema,
  feedbackRequestSchema,
  relatedArticleSchema,
  widgetRecordSchema,
} from '../../contract.js';
import { healthSchema, readinessSchema } from '../operations/health.js';

/** Those that the description of the widget's API names; others stand where they are used. */
export const WIDGET_SCHEMAS: NamedSchemas = {
  ChatRequest: chatRequestSchema,
  ChatReply: chatReplySchema,
  Citation: citationSchema,
  RelatedArticle: relatedArticleSchema,
  FeedbackRequest: feedbackRequestSchema,
  EscalateRequest: escalateRequestSchema,
  WidgetRecord: widgetRecordSchema,
  Health: healthSchema,
  Readiness: readinessSchema,
  ErrorBody: errorBodySchema,
};

/** By the names that a description gives them. */
export type NamedSchemas = Readonly<Record<string, z.ZodType>>;

const OPTIONS = { io: 'input', uri: (id: string) => `#/components/schemas/${id}` } as const;

/**
 * By name. Objects are open, unless they are strict: requests may hold fields that are not read, and responses may get new ones. Where a
 * request is trimmed before it is checked, the schema allows a little more than the server does.
 */
export function namedSchemas(named: NamedSchemas): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, OPTIONS);
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutDialect(schema)]));
}

/** A reference to a schema that has a name, or the schema itself. */
export function schemaOf(schema: z.ZodType, named: NamedSchemas): object {
  const [name] = Object.entries(named).find(([, each]) => each === schema) ?? [];
  return name === undefined ? withoutDialect(z.toJSONSchema(schema, OPTIONS)) : { $ref: OPTIONS.uri(name) };
}

function withoutDialect({ $schema: _dialect, $id: _address, ...schema }: Record<string, unknown>): object {
  return schema;
}
