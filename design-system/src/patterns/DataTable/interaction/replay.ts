/** Presses again what was pressed before there was an answer: keys where the focus is by then, pointers where they were. */
export function replay(table: HTMLTableElement, events: readonly Event[]) {
  for (const event of events) {
    const isKey = event instanceof KeyboardEvent
    const target = isKey ? document.activeElement : event.target
    if (!(target instanceof HTMLElement) || !table.contains(target)) return
    const isFree = target.dispatchEvent(
      isKey ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event as MouseEvent),
    )
    // No browser presses a control for a key that a script sends.
    if (isKey && isFree && presses(target, event.key)) target.click()
  }
}

const presses = (target: HTMLElement, key: string) =>
  key === 'Enter' ? target.matches('a[href], button') : key === ' ' && target.matches('button, input')
