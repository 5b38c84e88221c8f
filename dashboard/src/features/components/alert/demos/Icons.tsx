import { Alert } from '@data1522/design-system/Alert'
import { IconPackage, IconTruck } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** A picture of the subject in place of the sign. */
export function Icons() {
  const text = useText()

  return (
    <Stack gap={12}>
      <Alert tone="primary" icon={IconTruck}>
        {text('alertDemos.shipping')}
      </Alert>
      <Alert tone="warning" icon={IconPackage}>
        {text('alertDemos.stock')}
      </Alert>
    </Stack>
  )
}
