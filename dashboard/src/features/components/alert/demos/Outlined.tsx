import { Alert } from '@data1522/design-system/Alert'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** Quieter, on the ground of the page’s cards. */
export function Outlined() {
  const text = useText()

  return (
    <Stack gap={12}>
      <Alert tone="success" variant="outlined">
        {text('alertDemos.saved')}
      </Alert>
      <Alert tone="danger" variant="outlined">
        {text('alertDemos.declined')}
      </Alert>
    </Stack>
  )
}
