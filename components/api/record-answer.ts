/** What the server answers where the widget record is asked for. */
import type { WidgetRecord } from '../../server/contract.js';
import { isObject, isText } from '../internal/shapes.js';

export interface RecordAnswer {
  /** Undefined where none came. */
  readonly response?: Response;
  /** Parsed; undefined where it is no JSON. */
  readonly body?: unknown;
  /** Why the one or the other is missing. */
  readonly cause?: unknown;
}

/** Whether it is the answer of our server about a widget, active or not. */
export function isRecord(body: unknown): body is WidgetRecord {
  return isObject(body) && isText(body['name']) && isObject(body['appearance']);
}

/** Never rejects. */
export async function readAnswer(request: Promise<Response>): Promise<RecordAnswer> {
  let response: Response | undefined;
  try {
    response = await request;
    return { response, body: await response.json() };
  } catch (cause) {
    return { ...(response && { response }), cause };
  }
}
