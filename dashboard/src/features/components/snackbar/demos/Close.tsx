import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** What is over takes its message along. */
export function Close() {
  const text = useText()
  const [shown, setShown] = useState<string>()

  return (
    <Inline>
      <Button
        isDisabled={shown !== undefined}
        onPress={() =>
          setShown(
            toasts.show({
              title: text('snackbarDemos.syncing'),
              duration: Infinity,
              onClose: () => setShown(undefined),
            }),
          )
        }
      >
        {text('snackbarDemos.startSync')}
      </Button>
      <Button isDisabled={shown === undefined} onPress={() => shown !== undefined && toasts.close(shown)}>
        {text('snackbarDemos.endSync')}
      </Button>
    </Inline>
  )
}
