/** The query of an address, with the question mark, of what is given; empty where nothing is. */
export function queryOf(fields: object): string {
  const given = Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as [string, string]] : [],
  );
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}
