/** The fields of a form's values that were changed in it: an edit sends these alone, so that it takes nothing of others back. */
export const onlyChanged = <Values extends object>(values: Values, changed: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => changed.has(name))) as Partial<Values>
