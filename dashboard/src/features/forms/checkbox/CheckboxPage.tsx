import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a checkbox can be. */
export const CheckboxPage = () => (
  <Showcase
    heading="titles.checkbox"
    descriptionId="checkboxDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['space']], text: 'checkboxDemos.key.space' },
      { keys: [['tab'], ['shift', 'tab']], text: 'checkboxDemos.key.tab' },
    ]}
    advice={advice}
    related={[href('/forms/switch'), href('/forms/radio'), href('/forms/custom-input')]}
  />
)
