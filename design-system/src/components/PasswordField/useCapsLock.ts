import { type KeyboardEvent, useState } from 'react'

/** Whether capitals are locked, as far as the keys pressed so far tell. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false)
  return {
    isOn,
    onKey: (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')),
    forget: () => setOn(false),
  }
}
