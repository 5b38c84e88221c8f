/** Elements that handle Space themselves. */
export const pressable = 'button, input, summary, [role="button"], [role="switch"]'
/** Elements in which keys type or choose, and therefore do not navigate. */
export const writing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), select, textarea, [contenteditable="true"]'

const walking = /^(Arrow|Page|Home$|End$|F2$)/
const cells = 'td, th'

/**
 * Holds presses in a table until the code that handles them has loaded: all keys from the first navigation key on, and
 * each double click on a cell. Returns a function that ends the hold and returns the held presses.
 */
export function holdPresses(table: HTMLTableElement): () => readonly Event[] {
  let held: Event[] = []
  const gone = new AbortController()
  const { signal } = gone
  const hold = (event: Event) => {
    held.push(event)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  table.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, target } = event
      const control = target as Element
      if (altKey || key === 'Tab' || control.matches(writing)) return
      const isCommand = event.ctrlKey || event.metaKey
      const isForTable = walking.test(key) || (key === ' ' && !control.matches(pressable))
      if (isForTable || (held.length > 0 && !isCommand)) hold(event)
    },
    { signal },
  )
  table.addEventListener(
    'dblclick',
    (event) => {
      if ((event.target as Element).closest(cells)) hold(event)
    },
    { signal },
  )
  table.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget && !table.contains(relatedTarget as Element)) held = []
    },
    { signal },
  )
  return () => {
    gone.abort()
    return held
  }
}
