/** What an operator has changed of a widget and not saved yet. */
import type {
  AdminWidget,
  AppearanceChange,
  WidgetChange,
} from '../../../../server/admin-contract/widgets.js';

type Appearance = AdminWidget['appearance'];
type Fields = Readonly<Record<string, unknown>>;

/** A draft: the widget as it would be. */
export function withChange(widget: AdminWidget, { appearance, ...rest }: WidgetChange): AdminWidget {
  return {
    ...(overlay(widget, rest) as unknown as AdminWidget),
    appearance: overlay(widget.appearance, appearance ?? {}) as unknown as Appearance,
  };
}

/** Both changes, the later one before the earlier, without what is as it was anyway. */
export function mergeChange(widget: AdminWidget, earlier: WidgetChange, later: WidgetChange): WidgetChange {
  const { appearance: earlierLook, ...before } = earlier;
  const { appearance: laterLook, ...after } = later;
  const look = differing(widget.appearance, { ...earlierLook, ...laterLook }) as AppearanceChange;
  const rest = differing(widget, { ...before, ...after }) as WidgetChange;
  return { ...rest, ...(Object.keys(look).length > 0 && { appearance: look }) };
}

export const isEmpty = (change: WidgetChange): boolean => Object.keys(change).length === 0;

/** Names of what differs between two versions of a widget; those of its look by themselves. */
export function differences(one: AdminWidget, other: AdminWidget): string[] {
  const { appearance, etag: _, ...rest } = one;
  const { appearance: otherLook, etag: __, ...others } = other;
  return [...namesOf(rest, others), ...namesOf(appearance, otherLook)];
}

/** Names of what a change is about. */
export const namesIn = ({ appearance, ...rest }: WidgetChange): string[] => [
  ...Object.keys(rest),
  ...Object.keys(appearance ?? {}),
];

const namesOf = (one: Fields, other: Fields): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isSame(one[name], other[name]),
  );

function overlay(fields: object, change: Fields): Fields {
  const all = { ...fields, ...change };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

/** Null and absence are the same: the setting is not there. */
const differing = (fields: Fields, change: Fields): Fields =>
  Object.fromEntries(Object.entries(change).filter(([name, value]) => !isSame(fields[name], value)));

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
