import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** A second line that says more. */
export function MultiLine() {
  const text = useText()

  return (
    <Inline>
      <Button
        onPress={() =>
          toasts.show({
            title: text('snackbarDemos.imported'),
            description: text('snackbarDemos.importedMore'),
          })
        }
      >
        {text('snackbarDemos.show')}
      </Button>
    </Inline>
  )
}
