/** Checks of values that came from outside the script. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
