import { type KeyboardEvent, type MouseEvent, type ReactNode, use, useId, useRef, useState } from 'react'
import { lazyPart } from '../../internal/lazyPart.tsx'
import { OnceOpen } from '../../internal/OnceOpen.tsx'
import { TriggerContext, type TriggerProps } from '../../internal/TriggerContext.ts'

type Side = 'top' | 'bottom' | 'start' | 'end'

interface PopoverOptions {
  /** The button that opens it: a `Button` or an `IconButton`. */
  children: ReactNode
  /** What it shows; a function is given the means to close it, such as for a form's buttons. */
  content: ReactNode | ((close: () => void) => ReactNode)
  /** Where it opens, seen from its button; it turns over, or stands below, where there is no room. @default 'bottom' */
  placement?: Side | `${'top' | 'bottom'} ${'start' | 'end'}` | `${'start' | 'end'} ${'top' | 'bottom'}`
  /** Width: small 240, medium 320, large 420 px, but never wider than the window. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Points at its button. @default false */
  hasArrow?: boolean
  /** Whether it is shown, when the caller keeps that. */
  isOpen?: boolean
  /** Called when it opens or closes: by its button, Escape, a click outside, its close button. */
  onOpenChange?: (isOpen: boolean) => void
}

/** A popover has a title that is seen, or else a name. */
type Named =
  | {
      /** Its heading and its name; a close button stands beside it. */
      title: string
      label?: never
    }
  | {
      title?: never
      /** Its name, where it shows no title. */
      label: string
    }

export type PopoverProps = PopoverOptions & Named

const { Part: PopoverPanel, preload } = lazyPart(
  async () => (await import('./PopoverPanel.tsx')).PopoverPanel,
)

/**
 * A sheet beside the button that opens it, with anything inside: a few fields, details, a picture.
 *
 * Use when something small belongs to one button and the page should stay in view.
 * Not for a list of actions: use `Menu`; nor for a few words on hover: use `Tooltip`; nor for a task: use `Dialog`.
 */
export function Popover({ children, isOpen: isOpenOutside, onOpenChange, ...panel }: PopoverProps) {
  const id = useId()
  const around = use(TriggerContext)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpenInside, setOpenInside] = useState(false)
  const [isVirtual, setVirtual] = useState(false)
  const isOpen = isOpenOutside ?? isOpenInside
  const change = (next: boolean) => {
    setOpenInside(next)
    onOpenChange?.(next)
  }
  const press = (isByClick: boolean) => {
    // Not every browser focuses a button that is clicked, and the focus comes back here when the popover closes.
    triggerRef.current?.focus({ preventScroll: true })
    setVirtual(isByClick)
    change(!isOpen)
  }
  const own: TriggerProps = {
    ref: triggerRef as never,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent) => press(event.detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return
      // Not by the click that a key makes: react-aria takes that for a screen reader's, and focuses later.
      event.preventDefault()
      press(false)
    },
  }
  return (
    <>
      <TriggerContext value={[...around, own]}>{children}</TriggerContext>
      <OnceOpen isOpen={isOpen}>
        <PopoverPanel
          {...panel}
          id={id}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={change}
          isVirtual={isVirtual}
        />
      </OnceOpen>
    </>
  )
}
