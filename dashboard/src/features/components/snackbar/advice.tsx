import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function OffersUndo() {
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

function AsksAQuestion() {
  const text = useText()
  return (
    <Inline>
      <Button onPress={() => toasts.show({ title: text('snackbarDemos.question') })}>
        {text('snackbarDemos.show')}
      </Button>
    </Inline>
  )
}

/** What to do, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: OffersUndo, text: 'snackbarDemos.doText' },
  { isGood: false, Live: AsksAQuestion, text: 'snackbarDemos.dontText' },
]
