import { type RefObject, useLayoutEffect, useRef } from 'react'

/** While what is in a dialog's body takes no focus, the dialog has it; then it goes back to where it was. */
export function useHeldFocus(body: RefObject<HTMLElement | null>, isHeld: boolean) {
  const held = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const dialog = body.current?.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
    const focused = document.activeElement as HTMLElement
    if (isHeld && body.current?.contains(focused)) {
      held.current = focused
      dialog?.focus({ preventScroll: true })
    }
    if (!isHeld && held.current) {
      if (focused === dialog) held.current.focus({ preventScroll: true })
      held.current = null
    }
  }, [body, isHeld])
}
