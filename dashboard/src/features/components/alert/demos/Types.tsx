import { Alert } from '@data1522/design-system/Alert'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** Each kind of message has a sign of its own, which is read out too. */
export function Types() {
  const text = useText()

  return (
    <Stack gap={12}>
      <Alert tone="info">{text('alertDemos.backup')}</Alert>
      <Alert tone="success">{text('alertDemos.saved')}</Alert>
      <Alert tone="warning">{text('alertDemos.stock')}</Alert>
      <Alert tone="danger">{text('alertDemos.declined')}</Alert>
    </Stack>
  )
}
