/** A counted phrase in the plural form of a language; `#` stands for the number, written as the language does. */
export function count(
  locale: string,
  value: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const form = forms[new Intl.PluralRules(locale).select(value)] ?? forms.other
  return form.replace('#', new Intl.NumberFormat(locale).format(value))
}
