const removers = '[data-removes]:enabled'

/**
 * Where the focus goes from a card that leaves: to the cross of the card after it, else of the one before, else to
 * the section or the page that they stood in, which takes focus for this once.
 */
export function focusAfter(place: HTMLElement) {
  const crosses = [...(place.parentElement?.querySelectorAll<HTMLElement>(removers) ?? [])]
  const others = crosses.filter((cross) => !cross.closest('[data-leaving]') && !place.contains(cross))
  const follows = (cross: HTMLElement) =>
    place.compareDocumentPosition(cross) & Node.DOCUMENT_POSITION_FOLLOWING
  const next = others.find(follows) ?? others.at(-1)
  if (next) return next.focus()
  const around = place.parentElement?.closest<HTMLElement>('section, main, [role="region"], [role="main"]')
  if (!around) return
  const isFocusable = around.hasAttribute('tabindex')
  if (!isFocusable) around.tabIndex = -1
  around.focus({ preventScroll: true })
  if (!isFocusable) around.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true })
}
