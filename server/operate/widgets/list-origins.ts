/** From which websites a widget was asked for lately. */
import { isOriginAllowed, parseAllowlistEntry, suggestEntry } from '../../allowlist.js';
import type { SeenOrigins } from '../../admin-contract/websites.js';
import type { Widget } from '../../model.js';
import { SEEN_DAYS, type SeenOrigin, type SeenStore } from '../../store/port/seen-store.js';

const DAY_MS = 86_400_000;

/**
 * The website that showed each widget last, by the id of the widget.
 *
 * @param now milliseconds since 1970
 */
export async function lastOrigins(
  seen: SeenStore,
  widgetIds: readonly string[],
  now: number,
): Promise<Map<string, { origin: string; at: string }>> {
  const from = new Date(now - SEEN_DAYS * DAY_MS).toISOString();
  const all = await seen.list(widgetIds, from.slice(0, 10));
  return new Map(
    [...all].flatMap(([id, origins]) => {
      const last = origins.find(({ isIn }) => isIn);
      return last ? [[id, { origin: last.origin, at: last.lastAt }]] : [];
    }),
  );
}

/** @param now milliseconds since 1970 */
export async function listOrigins(
  seen: SeenStore,
  { id, allowlist }: Pick<Widget, 'id' | 'allowlist'>,
  now: number,
): Promise<SeenOrigins> {
  const from = new Date(now - SEEN_DAYS * DAY_MS).toISOString();
  const all = (await seen.list([id], from.slice(0, 10))).get(id) ?? [];
  const entries = allowlist.map(parseAllowlistEntry).flatMap((each) => ('entry' in each ? each.entry : []));
  const fields = ({ origin, count, firstAt, lastAt }: SeenOrigin) => ({ origin, count, firstAt, lastAt });
  return {
    from,
    at: new Date(now).toISOString(),
    letIn: all.filter(({ isIn }) => isIn).map(fields),
    refused: all
      .filter(({ isIn, origin }) => !isIn && !isOriginAllowed(origin, entries))
      .map((each) => {
        const suggestion = suggestEntry(each.origin);
        return { ...fields(each), ...(suggestion !== undefined && { suggestion }) };
      }),
  };
}
