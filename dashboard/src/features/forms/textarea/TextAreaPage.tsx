import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a text area can be. */
export const TextAreaPage = () => (
  <Showcase
    heading="titles.textarea"
    descriptionId="textareaDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['enter']], text: 'textareaDemos.key.enter' },
      { keys: [['tab'], ['shift', 'tab']], text: 'textareaDemos.key.tab' },
      { keys: [['space']], text: 'textareaDemos.key.space' },
    ]}
    advice={advice}
    related={[href('/forms/textfield'), href('/forms/editors'), href('/forms/form-validation')]}
  />
)
