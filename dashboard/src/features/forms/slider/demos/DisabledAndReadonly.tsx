import { Slider } from '@data1522/design-system/Slider'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** Out of reach, or to be looked at and not changed. */
export function DisabledAndReadonly() {
  const text = useText()

  return (
    <Stack gap={16}>
      <Slider label={text('sliderDemos.volume')} isDisabled defaultValue={40} />
      <Slider label={text('sliderDemos.progress')} isReadOnly defaultValue={60} />
    </Stack>
  )
}
