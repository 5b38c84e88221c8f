import { Alert } from '@data1522/design-system/Alert'
import { useText } from '../../../../core/i18n/useText.ts'

/** A title, and a line that says more. */
export function Basic() {
  const text = useText()

  return (
    <Alert tone="info" title={text('alertDemos.dueTitle')}>
      {text('alertDemos.due')}
    </Alert>
  )
}
