import { type ReactNode, type RefObject, Suspense, use, useId, useRef, useState } from 'react'
import { EscapeMeanwhile } from '../focus/EscapeMeanwhile.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { TriggerContext, type TriggerProps } from './TriggerContext.ts'

/** What a popup is told by its trigger. */
export interface PopupControl {
  /** The id of what opens, which its trigger refers to. */
  readonly id: string
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Where focus goes when it opens: arrow up asks for the last entry. */
  readonly autoFocus: 'first' | 'last'
  /** Whether a screen reader's click opened it, which comes from neither pointer nor key. */
  readonly isVirtual?: boolean
}

interface PopupTriggerProps {
  /** The button that opens the popup: a `Button` or an `IconButton`. */
  children: ReactNode
  hasPopup: 'menu' | 'listbox' | 'dialog'
  /** Fetches the popup's code ahead, on hover and focus. */
  preload: () => void
  popup: (control: PopupControl) => ReactNode
  /** Whether it is shown, when the caller keeps that. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The keys that open it. @default Enter, Space and the arrows up and down */
  openingKeys?: readonly string[]
}

const usualKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/** Opens a lazily loaded popup from whichever library button stands inside. */
export function PopupTrigger({
  children,
  hasPopup,
  preload,
  popup,
  isOpen: isOpenOutside,
  onOpenChange,
  openingKeys = usualKeys,
}: PopupTriggerProps) {
  const id = useId()
  const around = use(TriggerContext)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState({
    isOpen: false,
    wasOpened: false,
    autoFocus: 'first' as 'first' | 'last',
    isVirtual: false,
  })
  const isOpen = isOpenOutside ?? state.isOpen
  if (isOpen && !state.wasOpened) setState({ ...state, wasOpened: true })
  const setOpen = (next: boolean, { autoFocus = 'first' as 'first' | 'last', isVirtual = false } = {}) => {
    setState((last) => ({ isOpen: next, wasOpened: last.wasOpened || next, autoFocus, isVirtual }))
    onOpenChange?.(next)
  }
  const own: TriggerProps = {
    ref: triggerRef as never,
    'aria-haspopup': hasPopup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event) => {
      // Not every browser focuses a button that is clicked, and the focus comes back here when the popup closes.
      triggerRef.current?.focus({ preventScroll: true })
      setOpen(!isOpen, { isVirtual: event.detail === 0 })
    },
    onKeyDown: (event) => {
      if (!openingKeys.includes(event.key) || event.repeat) return
      // Not by the click that Enter makes: react-aria takes that for a screen reader's, and focuses later.
      event.preventDefault()
      setOpen(true, { autoFocus: event.key === 'ArrowUp' ? 'last' : 'first' })
    },
  }
  return (
    <>
      <TriggerContext value={[...around, own]}>{children}</TriggerContext>
      {state.wasOpened && (
        <PartBoundary isOpen={isOpen} onMissing={() => setOpen(false)}>
          <Suspense fallback={isOpen && <EscapeMeanwhile onEscape={() => setOpen(false)} />}>
            {popup({
              id,
              triggerRef,
              isOpen,
              onOpenChange: (next) => setOpen(next),
              autoFocus: state.autoFocus,
              isVirtual: state.isVirtual,
            })}
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
