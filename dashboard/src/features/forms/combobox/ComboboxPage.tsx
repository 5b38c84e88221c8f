import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a combo box can be. */
export const ComboboxPage = () => (
  <Showcase
    heading="titles.combobox"
    descriptionId="comboboxDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['down'], ['up']], text: 'comboboxDemos.key.move' },
      { keys: [['enter']], text: 'comboboxDemos.key.enter' },
      { keys: [['escape']], text: 'comboboxDemos.key.escape' },
      { keys: [['alt', 'up']], text: 'comboboxDemos.key.close' },
      { keys: [['tab']], text: 'comboboxDemos.key.tab' },
    ]}
    advice={advice}
    related={[href('/forms/autocomplete'), href('/forms/select'), href('/forms/textfield')]}
  />
)
