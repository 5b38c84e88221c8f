import { ClosableAlert } from '@data1522/design-system/ClosableAlert'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** It goes when it is closed, and hands the focus on to what follows. */
export function Closable() {
  const text = useText()

  return (
    <Stack gap={12}>
      <ClosableAlert tone="success">{text('alertDemos.saved')}</ClosableAlert>
      <ClosableAlert tone="warning">{text('alertDemos.stock')}</ClosableAlert>
    </Stack>
  )
}
