import { Alert } from '@data1522/design-system/Alert'
import { useText } from '../../../../core/i18n/useText.ts'

/** A thick line marks where it starts, on the right in Arabic. */
export function Border() {
  const text = useText()

  return (
    <Alert tone="warning" isAccented title={text('alertDemos.dueTitle')}>
      {text('alertDemos.due')}
    </Alert>
  )
}
