import type { ReactNode, Ref } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { MountOnOpen } from '../../internal/MountOnOpen.tsx'

export interface DialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean
  /** Called when it opens or closes: by Escape, a click outside, its close button. */
  onOpenChange: (isOpen: boolean) => void
  /** Its heading and its name. */
  title: string
  /** A line below the title, read out with it. */
  description?: string
  /** Its content; it scrolls when it is taller than the window. */
  children: ReactNode
  /** Buttons at the foot, which stay while the content scrolls. */
  footer?: ReactNode
  /** Widest: small 400, medium 520, large 760 px; `fullScreen` takes the whole window. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'fullScreen'
  /** Closes on Escape and on a click outside. @default true */
  isDismissable?: boolean
  /** Shows that work goes on and keeps it open until that ends; the caller's buttons say so too. @default false */
  isPending?: boolean
  /** An `alertdialog` interrupts: its content is read out at once. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  ref?: Ref<HTMLElement>
}

const { Part: DialogPanel, preload } = lazyWithPreload(
  async () => (await import('./DialogPanel.tsx')).DialogPanel,
)

/** Fetches the dialog's code ahead, for the hover or focus of what opens one. */
export const preloadDialog = preload

/**
 * A panel over the page that asks for an answer before the page goes on.
 *
 * Use when a short task needs all attention: a form of a few fields, something to choose.
 * Not for "are you sure?": use `ConfirmDialog`; nor beside content that stays in view: use `Drawer`.
 */
export function Dialog(props: DialogProps) {
  return (
    <MountOnOpen
      isOpen={props.isOpen}
      onEscape={props.isDismissable === false ? undefined : () => props.onOpenChange(false)}
    >
      <DialogPanel {...props} />
    </MountOnOpen>
  )
}
