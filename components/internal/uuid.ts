/** How ids are written. */

/** Whether the value is written like a widget id: 8-4-4-4-12 hex digits. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
