import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** One thing to do about it. */
export function WithAction() {
  const text = useText()

  return (
    <Inline>
      <Button
        onPress={() =>
          toasts.show({
            title: text('snackbarDemos.exported'),
            action: {
              label: text('snackbarDemos.open'),
              onPress: () => toasts.show({ title: text('snackbarDemos.opened') }),
            },
          })
        }
      >
        {text('snackbarDemos.show')}
      </Button>
    </Inline>
  )
}
