import { Slider } from '@data1522/design-system/Slider'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** Money, lengths and shares, as each language writes them. */
export function Format() {
  const text = useText()

  return (
    <Stack gap={16}>
      <Slider
        label={text('sliderDemos.limit')}
        maxValue={1000}
        step={50}
        defaultValue={400}
        formatOptions={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }}
      />
      <Slider
        label={text('sliderDemos.distance')}
        defaultValue={25}
        formatOptions={{ style: 'unit', unit: 'kilometer' }}
      />
    </Stack>
  )
}
