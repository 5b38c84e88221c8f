import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { useAtom } from 'jotai'
import { useDemoData } from '../developer/useDemoData.ts'
import { useText } from '../intl/useText.ts'
import { resetAtom } from './open.ts'

/** Asks before all that was changed in this browser is put back as it was. */
export function ResetDemoData() {
  const text = useText()
  const [isAsking, setAsking] = useAtom(resetAtom)
  const { reset } = useDemoData()
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={text('developer.resetTitle')}
      confirmLabel={text('developer.reset')}
      cancelLabel={text('developer.keep')}
      tone="danger"
      onConfirm={async () => {
        await reset()
        setAsking(false)
      }}
    >
      {text('developer.resetText')}
    </ConfirmDialog>
  )
}
