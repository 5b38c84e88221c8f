import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a text field can be. */
export const TextFieldPage = () => (
  <Showcase
    heading="titles.textfield"
    descriptionId="textfieldDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'textfieldDemos.key.tab' },
      { keys: [['enter']], text: 'textfieldDemos.key.enter' },
      { keys: [['space']], text: 'textfieldDemos.key.space' },
    ]}
    advice={advice}
    related={[href('/forms/textarea'), href('/forms/combobox'), href('/forms/form-validation')]}
  />
)
