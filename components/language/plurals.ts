/** Messages that depend on a number. */
import type { PluralForms } from './locales/messages.js';

/** Such as "2 new messages". @param locale BCP 47 tag of the forms; English where not given */
export function countText(forms: PluralForms, count: number, locale = 'en'): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return (forms[rule] ?? forms.other ?? '#').replace('#', String(count));
}
