import { Button } from '@data1522/design-system/Button'
import { Dialog, preloadDialog } from '@data1522/design-system/Dialog'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** The whole window, for a task with much to see. */
export function Fullscreen() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)

  return (
    <Inline>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        {text('dialogDemos.previewTitle')}
      </Button>
      <Dialog
        title={text('dialogDemos.previewTitle')}
        size="fullScreen"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button tone="primary" variant="solid" onPress={() => setOpen(false)}>
              {text('dialogDemos.close')}
            </Button>
          </>
        }
      >
        <Text>{text('dialogDemos.previewText')}</Text>
      </Dialog>
    </Inline>
  )
}
