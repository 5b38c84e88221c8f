import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a choice of one can be. */
export const RadioPage = () => (
  <Showcase
    heading="titles.radio"
    descriptionId="radioDemos.description"
    playground={playground}
    demos={demos}
    keyboard={[
      { keys: [['Tab'], ['Shift', 'Tab']], text: 'radioDemos.key.tab' },
      { keys: [['↓']], text: 'radioDemos.key.next' },
      { keys: [['↑']], text: 'radioDemos.key.previous' },
      { keys: [['Space']], text: 'radioDemos.key.space' },
    ]}
    advice={advice}
    related={[href('/forms/checkbox'), href('/forms/select'), href('/forms/custom-input')]}
  />
)
