import { Alert } from '@data1522/design-system/Alert'
import { IconFileDollar } from '@data1522/design-system/icons'
import { useText } from '../../../../core/i18n/useText.ts'

/** Large, with its picture on a ground, for what everyone should see. */
export function Prominent() {
  const text = useText()

  return (
    <Alert tone="warning" size="large" icon={IconFileDollar} title={text('alertDemos.dueTitle')}>
      {text('alertDemos.due')}
    </Alert>
  )
}
