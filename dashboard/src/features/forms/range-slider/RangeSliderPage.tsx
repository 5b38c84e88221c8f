import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a range slider can be. */
export const RangeSliderPage = () => (
  <Showcase
    heading="titles.rangeSlider"
    descriptionId="rangeSliderDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'rangeSliderDemos.key.tab' },
      { keys: [['up']], text: 'rangeSliderDemos.key.more' },
      { keys: [['down']], text: 'rangeSliderDemos.key.less' },
      { keys: [['shift', 'up'], ['PageUp']], text: 'rangeSliderDemos.key.muchMore' },
      { keys: [['shift', 'down'], ['PageDown']], text: 'rangeSliderDemos.key.muchLess' },
      { keys: [['Home'], ['End']], text: 'rangeSliderDemos.key.ends' },
    ]}
    advice={advice}
    related={[href('/forms/slider'), href('/forms/date-time-picker'), href('/forms/textfield')]}
  />
)
