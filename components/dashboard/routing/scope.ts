/** What the screens are about: a widget or all of them, and a time. It stands in the address. */
import { addressOf } from './router.js';

/** Names of the query. `last` stands alone, or `from` and `to` do. */
const NAMES = ['widget', 'last', 'from', 'to'] as const;

/** Which parts of it a screen heeds; `period` is the widget and the time, which is a month for `month`. */
export type ScopeKind = 'widget' | 'period' | 'month';

/** Of who looks: their days are counted whole. A name of the IANA database. */
export const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the address names no time. */
const DEFAULT_LAST = { widget: '', period: '7d', month: '30d' } as const;

/** As the admin API asks for it; times are ISO 8601. All widgets where none is named. */
export interface Scope {
  readonly widget?: string;
  readonly last?: string;
  readonly from?: string;
  readonly to?: string;
  /** Whose hours and days `last` counts, the present one included; absent for that long up to now. */
  readonly tz?: string;
}

/** The scope of an address, with the usual time where it names none. */
export function scopeOf(query: URLSearchParams, kind: ScopeKind): Scope {
  const widget = query.get('widget');
  const [from, to] = [query.get('from'), query.get('to')];
  const time =
    from !== null && to !== null
      ? { from, to }
      : {
          last: query.get('last') ?? DEFAULT_LAST[kind],
          // The number of gaps beside the rail counts a month up to now.
          ...(kind === 'period' && { tz: TIME_ZONE }),
        };
  return { ...(widget !== null && { widget }), ...(kind !== 'widget' && time) };
}

/** What an address says of the scope, word for word. */
export function scopeQuery(query: URLSearchParams): URLSearchParams {
  const said = NAMES.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new URLSearchParams(said);
}

/** An address with the scope, where it says nothing of one itself. @param path with its query */
export function withScope(path: string, scope: URLSearchParams): string {
  const [base = '', search = ''] = path.split('?', 2);
  const query = new URLSearchParams(search);
  if (scopeQuery(query).size === 0) for (const [name, value] of scope) query.set(name, value);
  return addressOf({ path: base, query });
}
