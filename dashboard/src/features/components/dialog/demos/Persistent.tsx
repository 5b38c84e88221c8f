import { Button } from '@data1522/design-system/Button'
import { Dialog, preloadDialog } from '@data1522/design-system/Dialog'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Neither Escape nor a click outside closes it. */
export function Persistent() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)

  return (
    <Inline>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        {text('dialogDemos.open')}
      </Button>
      <Dialog
        title={text('dialogDemos.leaveTitle')}
        isDismissable={false}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button tone="primary" variant="solid" onPress={() => setOpen(false)}>
              {text('dialogDemos.stay')}
            </Button>
          </>
        }
      >
        <Text>{text('dialogDemos.leaveText')}</Text>
      </Dialog>
    </Inline>
  )
}
