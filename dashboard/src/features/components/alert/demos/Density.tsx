import { Alert } from '@data1522/design-system/Alert'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** Small where there is little room, large where there is much. */
export function Density() {
  const text = useText()

  return (
    <Stack gap={12}>
      <Alert tone="info" size="small">
        {text('alertDemos.backup')}
      </Alert>
      <Alert tone="info">{text('alertDemos.backup')}</Alert>
      <Alert tone="info" size="large">
        {text('alertDemos.backup')}
      </Alert>
    </Stack>
  )
}
