const partsOf = (field: Element, end: 'start' | 'end') => [
  ...field.querySelectorAll<HTMLElement>(`[id$="-${end}"] :is([role="spinbutton"], [role="textbox"])`),
]

/** Focuses the first part of the second date, if the last part of the first one has the focus. */
export function goOn(field: Element): boolean {
  if (document.activeElement !== partsOf(field, 'start').at(-1)) return false
  partsOf(field, 'end').at(0)?.focus()
  return true
}

/** Focuses the last part of the first date, if the first part of the second one has the focus. */
export function goBack(field: Element): boolean {
  if (document.activeElement !== partsOf(field, 'end').at(0)) return false
  partsOf(field, 'start').at(-1)?.focus()
  return true
}
