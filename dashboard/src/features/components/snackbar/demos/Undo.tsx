import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Takes back what was done while the line runs. */
export function Undo() {
  const text = useText()

  return (
    <Inline>
      <Button
        onPress={() =>
          toasts.show({
            title: text('snackbarDemos.archived'),
            undo: {
              label: text('snackbarDemos.undoIt'),
              onPress: () => toasts.show({ title: text('snackbarDemos.restored') }),
            },
          })
        }
      >
        {text('snackbarDemos.show')}
      </Button>
    </Inline>
  )
}
