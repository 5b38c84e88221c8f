import { type ReactNode, type RefObject, Suspense, use, useRef, useState } from 'react'
import { mergeTrigger, TriggerContext, type TriggerProps } from './TriggerContext.ts'

/** What a popup is told by its trigger. */
export interface PopupControl {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Where focus goes when it opens: arrow up asks for the last entry. */
  readonly autoFocus: 'first' | 'last'
}

interface PopupTriggerProps {
  /** The button that opens the popup: a `Button` or an `IconButton`. */
  children: ReactNode
  hasPopup: 'menu' | 'listbox' | 'dialog'
  /** Fetches the popup's code ahead, on hover and focus. */
  preload: () => void
  popup: (control: PopupControl) => ReactNode
}

/** Opens a lazily loaded popup from whichever library button stands inside. */
export function PopupTrigger({ children, hasPopup, preload, popup }: PopupTriggerProps) {
  const around = use(TriggerContext)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState({ isOpen: false, wasOpened: false, autoFocus: 'first' as 'first' | 'last' })
  const setOpen = (isOpen: boolean, autoFocus: 'first' | 'last' = 'first') =>
    setState((last) => ({ isOpen, wasOpened: last.wasOpened || isOpen, autoFocus }))
  const own: TriggerProps = {
    ref: triggerRef as never,
    'aria-haspopup': hasPopup,
    'aria-expanded': state.isOpen,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => {
      // Not every browser focuses a button that is clicked, and the focus comes back here when the popup closes.
      triggerRef.current?.focus({ preventScroll: true })
      setOpen(!state.isOpen)
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(true, event.key === 'ArrowUp' ? 'last' : 'first')
    },
  }
  return (
    <>
      <TriggerContext value={mergeTrigger(around, own)}>{children}</TriggerContext>
      {state.wasOpened && (
        <Suspense>
          {popup({
            triggerRef,
            isOpen: state.isOpen,
            onOpenChange: (isOpen) => setOpen(isOpen),
            autoFocus: state.autoFocus,
          })}
        </Suspense>
      )}
    </>
  )
}
