import { Button } from '@data1522/design-system/Button'
import { Dialog, preloadDialog } from '@data1522/design-system/Dialog'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A title, some content and buttons. Escape and a click outside close it. */
export function Basic() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)

  return (
    <Inline>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        {text('dialogDemos.open')}
      </Button>
      <Dialog
        title={text('dialogDemos.planTitle')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>{text('dialogDemos.cancel')}</Button>
            <Button tone="primary" variant="solid" onPress={() => setOpen(false)}>
              {text('dialogDemos.planTitle')}
            </Button>
          </>
        }
      >
        <Text ink="muted">{text('dialogDemos.planText')}</Text>
      </Dialog>
    </Inline>
  )
}
