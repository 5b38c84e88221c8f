import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a button can be. */
export const ButtonPage = () => (
  <Showcase
    heading="titles.button"
    descriptionId="buttonDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['enter']], text: 'buttonDemos.key.enter' },
      { keys: [['space']], text: 'buttonDemos.key.space' },
      { keys: [['tab'], ['shift', 'tab']], text: 'buttonDemos.key.tab' },
    ]}
    advice={advice}
    related={[href('/components/menu'), href('/components/chip'), href('/forms/switch')]}
  />
)
