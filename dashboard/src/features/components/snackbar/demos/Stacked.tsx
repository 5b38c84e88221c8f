import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Three at most; the others wait for their turn. */
export function Stacked() {
  const text = useText()

  return (
    <Inline>
      <Button
        onPress={() => {
          toasts.show({ title: text('snackbarDemos.saved') })
          toasts.show({ title: text('snackbarDemos.exported') })
          toasts.show({ title: text('snackbarDemos.imported') })
        }}
      >
        {text('snackbarDemos.showThree')}
      </Button>
    </Inline>
  )
}
