import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a slider can be. */
export const SliderPage = () => (
  <Showcase
    heading="titles.slider"
    descriptionId="sliderDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['up']], text: 'sliderDemos.key.more' },
      { keys: [['down']], text: 'sliderDemos.key.less' },
      { keys: [['shift', 'up'], ['PageUp']], text: 'sliderDemos.key.muchMore' },
      { keys: [['shift', 'down'], ['PageDown']], text: 'sliderDemos.key.muchLess' },
      { keys: [['Home']], text: 'sliderDemos.key.home' },
      { keys: [['End']], text: 'sliderDemos.key.end' },
    ]}
    advice={advice}
    related={[href('/forms/range-slider'), href('/forms/textfield'), href('/components/progress-linear')]}
  />
)
