/** The schemas of all bodies as JSON Schema, from the same zod schemas that check requests. */
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
import type { SchemaName } from './openapi-endpoints.js';

const SCHEMAS: Readonly<Record<SchemaName | 'Citation' | 'RelatedArticle' | 'ErrorBody', z.ZodType>> = {
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

/**
 * By name. Objects are open: requests may hold fields that are not read, and answers may get new ones. Where a
 * request is trimmed before it is checked, the schema allows a little more than the server does.
 */
export function jsonSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, ...schema }]) => [id, schema]),
  );
}
