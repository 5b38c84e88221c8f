import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { useText } from '../../core/i18n/useText.ts'

interface ConfirmResetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  reset: () => Promise<void>
}

/** Asks before all that was changed in this browser is put back as it was. */
export function ConfirmReset({ isOpen, onOpenChange, reset }: ConfirmResetProps) {
  const text = useText()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('developer.resetTitle')}
      confirmLabel={text('developer.reset')}
      cancelLabel={text('developer.keep')}
      tone="danger"
      onConfirm={async () => {
        await reset()
        onOpenChange(false)
      }}
    >
      {text('developer.resetText')}
    </ConfirmDialog>
  )
}
