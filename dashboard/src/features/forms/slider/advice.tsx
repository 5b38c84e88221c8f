import { Box } from '@data1522/design-system/Box'
import { Icon } from '@data1522/design-system/Icon'
import { IconMoon, IconSun } from '@data1522/design-system/icons'
import { Slider } from '@data1522/design-system/Slider'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function AboutRight() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <Slider
        label={text('sliderDemos.brightness')}
        defaultValue={60}
        start={<Icon icon={IconMoon} size={18} />}
        end={<Icon icon={IconSun} size={18} />}
      />
    </Box>
  )
}

function Exact() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <Slider
        label={text('sliderDemos.birthYear')}
        minValue={1920}
        maxValue={2020}
        defaultValue={1987}
        formatOptions={{ useGrouping: false }}
      />
    </Box>
  )
}

/** What to set by dragging, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: AboutRight, text: 'sliderDemos.doText' },
  { isGood: false, Live: Exact, text: 'sliderDemos.dontText' },
]
