import { Button } from '@data1522/design-system/Button'
import { Dialog, preloadDialog } from '@data1522/design-system/Dialog'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** It never grows taller than the window. */
export function Overflow() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)

  return (
    <Inline>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        {text('dialogDemos.termsTitle')}
      </Button>
      <Dialog title={text('dialogDemos.termsTitle')} isOpen={isOpen} onOpenChange={setOpen}>
        <Stack gap={12}>
          {Array.from({ length: 12 }, (_, index) => (
            <Text key={index}>{text('dialogDemos.terms')}</Text>
          ))}
        </Stack>
      </Dialog>
    </Inline>
  )
}
