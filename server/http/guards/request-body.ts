/** From bytes to a typed body: size, content type, JSON, schema; each failure in words. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import type { ErrorDetail } from '../../contract.js';
import { AppError } from '../../errors.js';
import type { RequestBody } from '../transport/route.js';

const JSON_TYPE = /^(?:application\/json|[^;\s]+\+json)\s*(?:;|$)/i;

/** A JSON body of at most `maxBytes`. A request without a body is read as one without fields. */
export function jsonBody<Body>(schema: z.ZodType<Body>, maxBytes: number): RequestBody<Body> {
  // Text of any shape is read as JSON, so that the schema can say what is wrong; compressed bodies are not.
  const parse = express.json({ limit: maxBytes, inflate: false, strict: false, type: () => true });
  return {
    schema,
    async read(req, res) {
      if (hasBody(req) && !JSON_TYPE.test(req.headers['content-type'] ?? '')) {
        throw new AppError(
          'unsupported_media_type',
          'The body must be JSON; send it with the header Content-Type: application/json.',
        );
      }
      return parseInput(schema, (await run(parse, req, res)) ?? {});
    },
  };
}

function run(parse: RequestHandler, req: IncomingMessage, res: ServerResponse): Promise<unknown> {
  const request = req as Request;
  return new Promise((resolve, reject) => {
    void parse(request, res as Response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve(request.body);
    });
  });
}

/** Some clients announce an empty body by its length. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Checks what a caller sent against its schema. Fields that the schema does not name are ignored, unless it is strict.
 *
 * @throws {AppError} `invalid_request` with one detail for each field that is wrong.
 */
export function parseInput<Input>(schema: z.ZodType<Input>, input: unknown): Input {
  const parsed = schema.safeParse(input, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }): ErrorDetail => ({
    field: path.join('.') || 'body',
    message,
  }));
  const summary = details.map(({ field, message }) => `${field} ${message}`).join('; ');
  throw new AppError('invalid_request', `The request is not valid: ${summary}.`, { details });
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a JSON object',
  array: 'a list',
};

/** What is wrong with a field, in words that follow its name. A message of the schema itself wins. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'is required';
      return `must be ${ARTICLES[issue.expected] ?? `of the type ${issue.expected}`}`;
    case 'invalid_format':
      if (issue.format === 'guid') return 'must be a UUID, such as 123e4567-e89b-42d3-a456-426614174000';
      if (issue.format === 'email') return 'must be an email address, such as name@example.com';
      return 'has the wrong form';
    case 'too_big':
      return inBounds('at most', issue.maximum, issue.origin);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be blank';
      return inBounds('at least', issue.minimum, issue.origin);
    case 'unrecognized_keys':
      return `must not hold ${issue.keys.map((key) => `"${key}"`).join(', ')}, which is not known here`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return 'is not valid';
  }
}

/** @param origin kind of what is too large or too small, such as `string` */
function inBounds(bound: 'at least' | 'at most', limit: number | bigint, origin: string): string {
  if (origin === 'array') return `must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `must be ${bound} ${limit}${origin === 'string' ? ' characters long' : ''}`;
}
