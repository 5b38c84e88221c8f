import type { ReactNode } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'

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
  /** What a window below 600 px shows: the same, or a sheet from the bottom over its whole width. @default 'popover' */
  onPhones?: 'popover' | 'sheet'
  /** How far its content stands from its edges: the rows of a list bring room of their own. @default 'content' */
  inset?: 'content' | 'list'
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

const { Part: PopoverPanel, preload } = lazyWithPreload(
  async () => (await import('./PopoverPanel.tsx')).PopoverPanel,
)

/** Not the arrows, which scroll the page. */
const openingKeys = ['Enter', ' ']

/**
 * A sheet beside the button that opens it, with anything inside: a few fields, details, a picture.
 *
 * Use when something small belongs to one button and the page should stay in view.
 * Not for a list of actions: use `Menu`; nor for a few words on hover: use `Tooltip`; nor for a task: use `Dialog`.
 */
export function Popover({ children, isOpen, onOpenChange, ...panel }: PopoverProps) {
  return (
    <PopupTrigger
      hasPopup="dialog"
      preload={preload}
      openingKeys={openingKeys}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      popup={(control) => <PopoverPanel {...panel} {...control} />}
    >
      {children}
    </PopupTrigger>
  )
}
