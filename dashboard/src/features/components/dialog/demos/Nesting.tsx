import { Button } from '@data1522/design-system/Button'
import { Dialog, preloadDialog } from '@data1522/design-system/Dialog'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** They close one by one, and each gives the focus back. */
export function Nesting() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [isComparing, setComparing] = useState(false)

  return (
    <Inline>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        {text('dialogDemos.planTitle')}
      </Button>
      <Dialog title={text('dialogDemos.planTitle')} isOpen={isOpen} onOpenChange={setOpen}>
        <Stack gap={16} align="start">
          <Text ink="muted">{text('dialogDemos.planText')}</Text>
          <Button onPress={() => setComparing(true)}>{text('dialogDemos.compare')}</Button>
        </Stack>
        <Dialog
          title={text('dialogDemos.compare')}
          size="small"
          isOpen={isComparing}
          onOpenChange={setComparing}
        >
          <Text>{text('dialogDemos.compareText')}</Text>
        </Dialog>
      </Dialog>
    </Inline>
  )
}
