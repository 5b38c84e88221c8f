import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** One tone for each meaning. */
export function Colors() {
  const text = useText()

  return (
    <Stack>
      <ProgressLinear label={text('progressLinearDemos.upload')} value={40} />
      <ProgressLinear label={text('progressLinearDemos.done')} value={92} tone="success" />
      <ProgressLinear label={text('progressLinearDemos.storage')} value={68} tone="warning" />
      <ProgressLinear label={text('progressLinearDemos.quota')} value={97} tone="danger" />
      <ProgressLinear label={text('progressLinearDemos.course')} value={55} tone="info" />
    </Stack>
  )
}
