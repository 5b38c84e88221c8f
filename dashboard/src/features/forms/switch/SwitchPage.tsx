import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a switch can be. */
export const SwitchPage = () => (
  <Showcase
    heading="titles.switch"
    descriptionId="switchDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['space']], text: 'switchDemos.key.space' },
      { keys: [['tab'], ['shift', 'tab']], text: 'switchDemos.key.tab' },
    ]}
    advice={advice}
    related={[href('/forms/checkbox'), href('/forms/radio'), href('/components/button')]}
  />
)
