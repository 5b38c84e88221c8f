import { Button } from '@data1522/design-system/Button'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Inline } from '@data1522/design-system/Inline'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Asks before something that cannot be undone. */
export function Confirm() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)

  return (
    <Inline>
      <Button tone="danger" onPress={() => setOpen(true)}>
        {text('dialogDemos.deleteOrder')}
      </Button>
      <ConfirmDialog
        tone="danger"
        title={text('dialogDemos.deleteTitle')}
        confirmLabel={text('dialogDemos.deleteOrder')}
        cancelLabel={text('dialogDemos.keep')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
      >
        {text('dialogDemos.deleteText')}
      </ConfirmDialog>
    </Inline>
  )
}
