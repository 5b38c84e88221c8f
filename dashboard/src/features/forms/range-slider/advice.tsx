import { Box } from '@data1522/design-system/Box'
import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function Narrow() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <RangeSlider label={text('rangeSliderDemos.price')} defaultValue={[20, 60]} hasLimits />
    </Box>
  )
}

function Days() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <RangeSlider
        label={text('rangeSliderDemos.days')}
        minValue={1}
        maxValue={365}
        defaultValue={[41, 68]}
      />
    </Box>
  )
}

/** What to narrow by dragging, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: Narrow, text: 'rangeSliderDemos.doText' },
  { isGood: false, Live: Days, text: 'rangeSliderDemos.dontText' },
]
