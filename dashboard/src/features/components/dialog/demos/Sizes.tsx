import { Button } from '@data1522/design-system/Button'
import { Dialog, preloadDialog } from '@data1522/design-system/Dialog'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** 400, 520 or 760 px wide; on a phone a sheet from below. */
export function Sizes() {
  const text = useText()
  const [size, setSize] = useState<'small' | 'large'>('small')
  const [isOpen, setOpen] = useState(false)
  const show = (next: typeof size) => {
    setSize(next)
    setOpen(true)
  }

  return (
    <Inline>
      <Button onPress={() => show('small')} onPrefetch={preloadDialog}>
        {text('dialogDemos.compare')}
      </Button>
      <Button onPress={() => show('large')} onPrefetch={preloadDialog}>
        {text('dialogDemos.previewTitle')}
      </Button>
      <Dialog
        title={size === 'small' ? text('dialogDemos.compare') : text('dialogDemos.previewTitle')}
        size={size}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Text>{size === 'small' ? text('dialogDemos.compareText') : text('dialogDemos.previewText')}</Text>
      </Dialog>
    </Inline>
  )
}
