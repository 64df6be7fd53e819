/** The REST API described in OpenAPI 3.1, for people and for the programs that make clients. */
import type { ErrorCode } from '../../contract.js';
import { STATUS } from '../../errors.js';
import { ENDPOINTS, type EndpointDescription } from './openapi-endpoints.js';
import { jsonSchemas } from './openapi-schemas.js';

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const text = (description: string) => ({ description, schema: { type: 'string' } });
const HEADERS = {
  'X-Request-Id': text('Names the request in the log of the server.'),
  'Idempotency-Replayed': {
    description: 'Sent where the reply was made for an earlier request with the same Idempotency-Key.',
    schema: { const: 'true' },
  },
  'Retry-After': { description: 'Seconds until it is worth trying again.', schema: { type: 'integer' } },
  RateLimit: text('What is left of the limit that was met, as in draft-ietf-httpapi-ratelimit-headers.'),
  'RateLimit-Policy': text('The limit that was met, as in draft-ietf-httpapi-ratelimit-headers.'),
  ETag: text('Names this version of the answer, for If-None-Match.'),
};
type HeaderName = keyof typeof HEADERS;

const headers = (...names: HeaderName[]) => ({
  headers: Object.fromEntries(
    ['X-Request-Id' as const, ...names].map((name) => [name, reference('headers', name)]),
  ),
});

const PARAMETERS = {
  widgetId: {
    name: 'widgetId',
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'New for each question. Sent again within 24 hours with the same body, it gives the same reply, charged once.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'ETag of the version that the caller holds.',
    schema: { type: 'string' },
  },
};

/** @param serverUrl address that callers reach this server under */
export function describeApi(serverUrl: string, version: string): object {
  const paths: Record<string, object> = {};
  for (const endpoint of ENDPOINTS) paths[endpoint.path] = { [endpoint.method]: describeOperation(endpoint) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Service Chat',
      version,
      description: 'Answers the questions of visitors from the pages of a site, with citations.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: { schemas: jsonSchemas(), headers: HEADERS, parameters: PARAMETERS },
  };
}

function describeOperation(endpoint: EndpointDescription): object {
  const { operationId, summary, body, parameters } = endpoint;
  return {
    operationId,
    summary,
    ...(parameters && { parameters: parameters.map((name) => reference('parameters', name)) }),
    ...(body && { requestBody: { required: true, ...json(reference('schemas', body)) } }),
    responses: { ...describeAnswers(endpoint), ...describeErrors(endpoint) },
  };
}

function describeAnswers({ answers, parameters, isStreamable }: EndpointDescription): Record<string, object> {
  const extra: HeaderName[] = [];
  if (parameters?.includes('Idempotency-Key')) extra.push('Idempotency-Replayed');
  if (parameters?.includes('If-None-Match')) extra.push('ETag');
  const contentOf = (answer: string) => {
    if (answer === 'none') return {};
    if (answer === 'script') return { content: { 'text/javascript': { schema: { type: 'string' } } } };
    const { content } = json(answer === 'document' ? { type: 'object' } : reference('schemas', answer));
    return { content: isStreamable ? { ...content, ...EVENT_STREAM } : content };
  };
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      { description: DESCRIPTIONS[status] ?? 'The answer.', ...headers(...extra), ...contentOf(answer) },
    ]),
  );
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  204: 'Recorded.',
  304: 'The caller holds this version already.',
  503: 'The server is stopping.',
};

const EVENT_STREAM = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'For callers that accept it: the event `start` with the ids, `delta` with each part of the answer in ' +
        '`text`, then `done` with the ChatReply, or `error` with the ErrorBody; `bye` when the server stops and what ' +
        'is left comes at once.',
    },
  },
};

const HEADERS_OF_ERRORS: Readonly<Record<number, HeaderName[]>> = {
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
};

/** Errors by status, each saying which codes it comes with. */
function describeErrors({ errors, answers }: EndpointDescription): Record<string, object> {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of errors) codes.set(STATUS[code], [...(codes.get(STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...codes]
      .filter(([status]) => !(status in answers))
      .map(([status, of]) => [
        status,
        {
          description: `Code ${of.map((code) => `\`${code}\``).join(' or ')}.`,
          ...headers(...(HEADERS_OF_ERRORS[status] ?? [])),
          ...json(reference('schemas', 'ErrorBody')),
        },
      ]),
  );
}
