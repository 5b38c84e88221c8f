/**
 * Given as the `ref` of a button in the library's cell. The library hides the contents of its cells from screen readers
 * and says the date instead; a button must be heard, and says the date itself.
 */
export function tell(button: HTMLElement | null) {
  const cell = button?.closest('[role=columnheader], [role=cell]')
  const drawn = button?.closest('[aria-hidden=true]')
  if (!drawn || !cell?.contains(drawn)) return
  drawn.removeAttribute('aria-hidden')
  drawn.previousElementSibling?.setAttribute('aria-hidden', 'true')
}
