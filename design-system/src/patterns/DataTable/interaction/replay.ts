/** Replays held presses: keys at the element that has the focus now, pointer presses at their own target. */
export function replay(table: HTMLTableElement, events: readonly Event[]) {
  for (const event of events) {
    const isKey = event instanceof KeyboardEvent
    const target = isKey ? document.activeElement : event.target
    if (!(target instanceof HTMLElement) || !table.contains(target)) return
    const isFree = target.dispatchEvent(
      isKey ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event as MouseEvent),
    )
    // Browsers do not activate a control for a key event from a script.
    if (isKey && isFree && presses(target, event.key)) target.click()
  }
}

const presses = (target: HTMLElement, key: string) =>
  key === 'Enter' ? target.matches('a[href], button') : key === ' ' && target.matches('button, input')
