import type { ReactNode, Ref } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { MountOnOpen } from '../../internal/MountOnOpen.tsx'

export interface ConfirmDialogProps {
  /** Whether the question is shown. */
  isOpen: boolean
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void
  /** The question, naming what it is about. */
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The verb of what will be done: "Delete user", not "Yes". */
  confirmLabel: string
  /** How to leave things as they are. */
  cancelLabel: string
  /** `danger` for what destroys something. @default 'primary' */
  tone?: 'danger' | 'primary'
  /** A word to type before it can be done, for what would be very costly: its field asks for it by the label. */
  typed?: { readonly word: string; readonly label: string }
  /** Does it. Closes the dialog after; a promise keeps it open and pending until it resolves, and open if it rejects. */
  onConfirm: () => void | Promise<void>
  /** Says that the work goes on, where the caller keeps track; then the caller closes the dialog. */
  isPending?: boolean
  ref?: Ref<HTMLElement>
}

const { Part: ConfirmPanel, preload } = lazyWithPreload(
  async () => (await import('./ConfirmPanel.tsx')).ConfirmPanel,
)

/** Fetches the dialog's code ahead, for the hover or focus of what opens one. */
export const preloadConfirmDialog = preload

/**
 * Asks before something that cannot be taken back.
 *
 * Use when an action destroys or sends something. Not where it can be undone: do it, and offer undo in a toast.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <MountOnOpen isOpen={props.isOpen} onEscape={() => props.onOpenChange(false)}>
      <ConfirmPanel {...props} />
    </MountOnOpen>
  )
}
