import type { Ref } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'

export interface LeaveDialogProps {
  /** Whether the question is asked. */
  isOpen: boolean
  /** Called with false when the person stays. */
  onOpenChange: (isOpen: boolean) => void
  /** Called when the person leaves and lets the changes go. */
  onLeave: () => void
  ref?: Ref<HTMLElement>
}

/**
 * Asks before changes are lost: when a dialog with a form is closed, when the router leaves its page.
 *
 * Use when a form has changes that were not sent. Not for deleting what was saved: use `ConfirmDialog`.
 */
export function LeaveDialog({ onLeave, ...rest }: LeaveDialogProps) {
  const strings = useFormStrings()
  return (
    <ConfirmDialog
      {...rest}
      tone="danger"
      title={strings.leave}
      confirmLabel={strings.discard}
      cancelLabel={strings.cancelLeave}
      onConfirm={onLeave}
    >
      {strings.leaveText}
    </ConfirmDialog>
  )
}
