import { Alert } from '@data1522/design-system/Alert'
import { useText } from '../../../../core/i18n/useText.ts'

/** The colour stays in the line and the words. */
export function ColoredBorder() {
  const text = useText()

  return (
    <Alert tone="warning" variant="outlined" isAccented title={text('alertDemos.dueTitle')}>
      {text('alertDemos.due')}
    </Alert>
  )
}
