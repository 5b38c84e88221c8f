import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a choice of one can be. */
export const RadioPage = () => (
  <Showcase
    heading="titles.radio"
    descriptionId="radioDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'radioDemos.key.tab' },
      { keys: [['down']], text: 'radioDemos.key.next' },
      { keys: [['up']], text: 'radioDemos.key.previous' },
      { keys: [['space']], text: 'radioDemos.key.space' },
    ]}
    advice={advice}
    related={[href('/forms/checkbox'), href('/forms/select'), href('/forms/custom-input')]}
  />
)
