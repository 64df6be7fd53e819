/** Messages that depend on a number. */

/** By the plural rules of the language, `#` for the number; `other` where a rule has no form of its own. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Such as "2 new messages". @param locale BCP 47 tag; the browser's own where not given */
export function countText(forms: PluralForms, count: number, locale: string | undefined): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return (forms[rule] ?? forms.other ?? '#').replace('#', String(count));
}
