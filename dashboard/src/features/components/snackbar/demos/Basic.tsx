import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Says that something was done, and goes by itself. */
export function Basic() {
  const text = useText()

  return (
    <Inline>
      <Button onPress={() => toasts.show({ title: text('snackbarDemos.saved') })}>
        {text('snackbarDemos.show')}
      </Button>
    </Inline>
  )
}
