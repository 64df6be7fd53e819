/** JSON that a host page cannot bend. */

/**
 * Like `JSON.stringify`, but calls no `toJSON`: pages with old libraries have one on `Array.prototype` or
 * `Object.prototype`, which would turn lists into texts. Takes plain objects, lists, strings, numbers,
 * booleans and null; leaves undefined properties out.
 */
export function toJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${toJson(member)}`);
  return `{${members.join()}}`;
}
