import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Long buttons go below the words. */
export function Vertical() {
  const text = useText()

  return (
    <Inline>
      <Button
        onPress={() =>
          toasts.show({
            title: text('snackbarDemos.scheduled'),
            isVertical: true,
            action: {
              label: text('snackbarDemos.seeSchedule'),
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
