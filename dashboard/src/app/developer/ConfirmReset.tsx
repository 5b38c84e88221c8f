import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { useText } from '../intl/useText.ts'
import { useDemoData } from './useDemoData.ts'

interface ConfirmResetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before all that was changed in this browser is put back as it was. */
export function ConfirmReset({ isOpen, onOpenChange }: ConfirmResetProps) {
  const text = useText()
  const { reset } = useDemoData()
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
