import { Alert } from '@data1522/design-system/Alert'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** What most alerts are. */
export function Tonal() {
  const text = useText()

  return (
    <Stack gap={12}>
      <Alert tone="neutral">{text('alertDemos.draft')}</Alert>
      <Alert tone="primary">{text('alertDemos.newPlan')}</Alert>
    </Stack>
  )
}
