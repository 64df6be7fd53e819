/** Messages that depend on a number. */
import type { PluralForms } from './locales/messages.js';

/** Such as "2 new messages". @param locale BCP 47 tag; the browser's own where not given */
export function countText(forms: PluralForms, count: number, locale: string | undefined): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return (forms[rule] ?? forms.other ?? '#').replace('#', String(count));
}
