import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** What it means, as an icon and a tone; what went wrong stays until it is closed. */
export function Colors() {
  const text = useText()

  return (
    <Inline>
      <Button onPress={() => toasts.show({ tone: 'success', title: text('snackbarDemos.paid') })}>
        {text('snackbarDemos.tone.success')}
      </Button>
      <Button onPress={() => toasts.show({ tone: 'info', title: text('snackbarDemos.newVersion') })}>
        {text('snackbarDemos.tone.info')}
      </Button>
      <Button onPress={() => toasts.show({ tone: 'warning', title: text('snackbarDemos.lowStock') })}>
        {text('snackbarDemos.tone.warning')}
      </Button>
      <Button onPress={() => toasts.show({ tone: 'danger', title: text('snackbarDemos.failed') })}>
        {text('snackbarDemos.tone.danger')}
      </Button>
    </Inline>
  )
}
