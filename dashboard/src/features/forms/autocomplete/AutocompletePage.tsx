import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that an autocomplete can be. */
export const AutocompletePage = () => (
  <Showcase
    heading="titles.autocomplete"
    descriptionId="autocompleteDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['down'], ['up']], text: 'autocompleteDemos.key.move' },
      { keys: [['enter']], text: 'autocompleteDemos.key.enter' },
      { keys: [[',']], text: 'autocompleteDemos.key.comma' },
      { keys: [['backspace']], text: 'autocompleteDemos.key.backspace' },
      { keys: [['delete']], text: 'autocompleteDemos.key.delete' },
      { keys: [['escape']], text: 'autocompleteDemos.key.escape' },
    ]}
    advice={advice}
    related={[href('/forms/combobox'), href('/forms/select'), href('/components/chip')]}
  />
)
