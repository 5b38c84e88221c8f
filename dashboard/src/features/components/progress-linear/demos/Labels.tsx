import { Inline } from '@data1522/design-system/Inline'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

/** What it is of above, the figure at the end. */
export function Labels() {
  const text = useText()

  return (
    <Stack gap={8}>
      <Inline justify="between">
        <Text weight="medium">{text('progressLinearDemos.storage')}</Text>
        <Text ink="muted">{text('progressLinearDemos.used')}</Text>
      </Inline>
      <ProgressLinear label={text('progressLinearDemos.storage')} value={68} tone="warning" />
    </Stack>
  )
}
