import { Alert } from '@data1522/design-system/Alert'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function SaysWhatToDo() {
  const text = useText()

  return <Alert tone="danger">{text('alertDemos.declined')}</Alert>
}

function SaysACode() {
  const text = useText()

  return (
    <Alert tone="danger" variant="solid">
      {text('alertDemos.error')}
    </Alert>
  )
}

/** How to word an alert, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: SaysWhatToDo, text: 'alertDemos.doText' },
  { isGood: false, Live: SaysACode, text: 'alertDemos.dontText' },
]
