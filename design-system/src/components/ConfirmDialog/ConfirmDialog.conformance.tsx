import type { Examples } from '../../../../tests/conformance/example.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const none = () => undefined

export const examples: Examples = {
  ConfirmDialog: (probe, words) => (
    <ConfirmDialog
      {...probe}
      isOpen
      onOpenChange={none}
      title={words || 'Delete?'}
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={none}
    >
      {words}
    </ConfirmDialog>
  ),
}
