import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Stays for 12 seconds; the pointer or the focus on it stops the time. */
export function Timeout() {
  const text = useText()

  return (
    <Inline>
      <Button onPress={() => toasts.show({ title: text('snackbarDemos.saved'), duration: 12_000 })}>
        {text('snackbarDemos.show')}
      </Button>
    </Inline>
  )
}
