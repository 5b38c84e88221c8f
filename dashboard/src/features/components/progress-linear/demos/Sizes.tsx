import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** 3 px for a row, 6 px for a card. */
export function Sizes() {
  const text = useText()

  return (
    <Stack>
      <ProgressLinear label={text('progressLinearDemos.storage')} value={68} size="thin" />
      <ProgressLinear label={text('progressLinearDemos.storage')} value={68} />
    </Stack>
  )
}
