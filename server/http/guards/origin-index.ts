/** Finds the allowlist entries that an origin may match, among those of all widgets, without asking each of them. */
import { isOriginAllowed, parseAllowlistEntry, type AllowlistEntry } from '../../allowlist.js';
import type { Widget } from '../../model.js';

/** Entries that stand for more than hosts whose name ends as theirs: they are tried with every origin. */
const EVERYWHERE = '';
const LOOPBACK = 'localhost';

/** Whether any widget lets in pages of this origin. */
export type OriginIndex = (origin: string) => boolean;

/** @param widgetsNow gives the same array until one of them changes */
export function createOriginIndex(widgetsNow: () => readonly Widget[]): OriginIndex {
  let indexed: readonly Widget[] | undefined;
  let byHost: ReadonlyMap<string, readonly AllowlistEntry[]> = new Map();
  return (origin) => {
    const widgets = widgetsNow();
    if (widgets !== indexed) {
      byHost = indexEntries(widgets);
      indexed = widgets;
    }
    return placesOf(origin).some((place) => isOriginAllowed(origin, byHost.get(place) ?? []));
  };
}

function indexEntries(widgets: readonly Widget[]): Map<string, AllowlistEntry[]> {
  const byHost = new Map<string, AllowlistEntry[]>();
  for (const text of new Set(widgets.flatMap(({ allowlist }) => allowlist))) {
    const parsed = parseAllowlistEntry(text);
    if (!('entry' in parsed)) continue;
    const place = placeOf(parsed.entry);
    const there = byHost.get(place);
    if (there) there.push(parsed.entry);
    else byHost.set(place, [parsed.entry]);
  }
  return byHost;
}

function placeOf(entry: AllowlistEntry): string {
  if (entry.kind !== 'website' || entry.host === LOOPBACK) return EVERYWHERE;
  return entry.host.replace(/^www\./, '');
}

/** Where the entries lie that may match: by the host, and by every name that it ends with. */
function placesOf(origin: string): string[] {
  const [, host = ''] = /^[a-z]+:\/\/(\[[^\]]*\]|[^/:]*)/i.exec(origin) ?? [];
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  return [EVERYWHERE, ...labels.map((_, from) => labels.slice(from).join('.'))];
}
