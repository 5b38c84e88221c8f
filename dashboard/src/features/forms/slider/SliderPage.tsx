import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a slider can be. */
export const SliderPage = () => (
  <Showcase
    heading="titles.slider"
    descriptionId="sliderDemos.description"
    playground={playground}
    demos={demos}
    keyboard={[
      { keys: [['↑']], text: 'sliderDemos.key.more' },
      { keys: [['↓']], text: 'sliderDemos.key.less' },
      { keys: [['Shift', '↑'], ['PageUp']], text: 'sliderDemos.key.muchMore' },
      { keys: [['Shift', '↓'], ['PageDown']], text: 'sliderDemos.key.muchLess' },
      { keys: [['Home']], text: 'sliderDemos.key.home' },
      { keys: [['End']], text: 'sliderDemos.key.end' },
    ]}
    advice={advice}
    related={[href('/forms/range-slider'), href('/forms/textfield'), href('/components/progress-linear')]}
  />
)
