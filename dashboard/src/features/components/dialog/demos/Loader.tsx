import { Button } from '@data1522/design-system/Button'
import { Dialog, preloadDialog } from '@data1522/design-system/Dialog'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** It cannot be left while work goes on, and says so. */
export function Loader() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const start = () => {
    setPending(true)
    setTimeout(() => {
      setPending(false)
      setOpen(false)
    }, 2000)
  }

  return (
    <Inline>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        {text('dialogDemos.importTitle')}
      </Button>
      <Dialog
        title={text('dialogDemos.importTitle')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={isPending}
        footer={
          <Button tone="primary" variant="solid" isPending={isPending} onPress={start}>
            {text('dialogDemos.start')}
          </Button>
        }
      >
        <Text>{text('dialogDemos.importText')}</Text>
      </Dialog>
    </Inline>
  )
}
