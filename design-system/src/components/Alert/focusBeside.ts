const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [type="hidden"])'

const canFocus = (element: HTMLElement) =>
  !element.closest('[inert]') && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

/** Moves the focus from something that goes to what follows it, or else to what comes before. */
export function focusBeside(leaving: HTMLElement) {
  const others = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !leaving.contains(element) && canFocus(element),
  )
  const isAfter = (element: HTMLElement) =>
    Boolean(leaving.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  const beside = others.find(isAfter) ?? others.at(-1)
  beside?.focus({ preventScroll: true })
}
