/** How often buttons have been pressed. */
let presses = 0
/** What the last one was called, and what it stood in. */
let last: { readonly name: string | null; readonly layer: Element | null } = { name: null, layer: null }

export const countPresses = () => presses

const placeOf = (button: Element) => ({
  name: button.getAttribute('data-repeats') ?? button.getAttribute('aria-label') ?? button.textContent,
  layer: button.closest('[role="dialog"], [role="alertdialog"]'),
})

interface Press {
  readonly detail: number
  readonly currentTarget: Element
}

/**
 * Takes a press of a button that came when buttons had been pressed so often; answers whether it is a stray one: the second
 * click of a double one, of which the first was on what stood here before and led to this button. Nobody has read it yet, and
 * nobody meant it. Buttons that stood there all the time, or that are drawn anew as they were, can be clicked as quickly as
 * one likes; so can those that say by the same `data-repeats` that they go on with what the one before did, whatever their
 * names.
 */
export function takePress({ detail, currentTarget }: Press, before: number): boolean {
  const { name, layer } = placeOf(currentTarget)
  const isAnew = name === last.name && layer === last.layer
  if (detail > 1 && before === presses && !isAnew) return true
  presses++
  last = { name, layer }
  return false
}
