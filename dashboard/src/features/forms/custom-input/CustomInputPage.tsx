import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a choice on cards can be. */
export const CustomInputPage = () => (
  <Showcase
    heading="titles.customInput"
    descriptionId="customInputDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'customInputDemos.key.tab' },
      { keys: [['down']], text: 'customInputDemos.key.next' },
      { keys: [['up']], text: 'customInputDemos.key.previous' },
      { keys: [['space']], text: 'customInputDemos.key.space' },
    ]}
    advice={advice}
    related={[href('/forms/radio'), href('/forms/checkbox'), href('/forms/select')]}
  />
)
