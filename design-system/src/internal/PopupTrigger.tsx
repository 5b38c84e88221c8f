import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'

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
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState({ isOpen: false, wasOpened: false, autoFocus: 'first' as 'first' | 'last' })
  const setOpen = (isOpen: boolean, autoFocus: 'first' | 'last' = 'first') =>
    setState((last) => ({ isOpen, wasOpened: last.wasOpened || isOpen, autoFocus }))
  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          'aria-haspopup': hasPopup,
          'aria-expanded': state.isOpen,
          onHoverStart: preload,
          onFocus: preload,
          onPress: () => setOpen(!state.isOpen),
          onKeyDown: (event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              setOpen(true, event.key === 'ArrowUp' ? 'last' : 'first')
            } else event.continuePropagation()
          },
        }}
      >
        {children}
      </ButtonContext>
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
