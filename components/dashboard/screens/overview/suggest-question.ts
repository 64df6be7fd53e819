/** Questions that a widget offers its visitors to begin with. */
import type { AdminWidget, WidgetChange } from '../../../../server/admin-contract/widgets.js';

const suggestionsOf = ({ appearance }: AdminWidget): string[] => appearance.suggestions ?? [];

/** The change that adds one, behind the others; the server says how many there may be. */
export function suggesting(widget: AdminWidget, question: string): WidgetChange {
  const suggestions = [...new Set([...suggestionsOf(widget), question])];
  return { appearance: { suggestions } };
}

export function notSuggesting(widget: AdminWidget, question: string): WidgetChange {
  const left = suggestionsOf(widget).filter((each) => each !== question);
  return { appearance: { suggestions: left.length > 0 ? left : null } };
}
