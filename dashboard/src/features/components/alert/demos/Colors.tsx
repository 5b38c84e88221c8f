import { Alert } from '@data1522/design-system/Alert'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** One tone for each meaning, in the strongest look. */
export function Colors() {
  const text = useText()

  return (
    <Stack gap={12}>
      <Alert tone="neutral" variant="solid">
        {text('alertDemos.draft')}
      </Alert>
      <Alert tone="primary" variant="solid">
        {text('alertDemos.newPlan')}
      </Alert>
      <Alert tone="info" variant="solid">
        {text('alertDemos.backup')}
      </Alert>
      <Alert tone="success" variant="solid">
        {text('alertDemos.saved')}
      </Alert>
      <Alert tone="warning" variant="solid">
        {text('alertDemos.stock')}
      </Alert>
      <Alert tone="danger" variant="solid">
        {text('alertDemos.declined')}
      </Alert>
    </Stack>
  )
}
