import { Alert } from '@data1522/design-system/Alert'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** A shadow lifts it off the page. */
export function Elevation() {
  const text = useText()

  return (
    <Stack gap={12}>
      <Alert tone="info" isRaised>
        {text('alertDemos.backup')}
      </Alert>
      <Alert tone="success" variant="outlined" isRaised>
        {text('alertDemos.saved')}
      </Alert>
    </Stack>
  )
}
