import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a select can be. */
export const SelectPage = () => (
  <Showcase
    heading="titles.select"
    descriptionId="selectDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['enter'], ['space'], ['down']], text: 'selectDemos.key.open' },
      { keys: [['up']], text: 'selectDemos.key.last' },
      { keys: [['down'], ['up']], text: 'selectDemos.key.move' },
      { keys: [['enter'], ['space']], text: 'selectDemos.key.choose' },
      { keys: [['escape']], text: 'selectDemos.key.escape' },
      { keys: [['backspace']], text: 'selectDemos.key.backspace' },
    ]}
    advice={advice}
    related={[href('/forms/combobox'), href('/forms/autocomplete'), href('/forms/radio')]}
  />
)
