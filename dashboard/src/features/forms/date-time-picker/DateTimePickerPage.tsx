import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a date or a time can be. */
export const DateTimePickerPage = () => (
  <Showcase
    heading="titles.dateTimePicker"
    descriptionId="dateTimeDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['right'], ['left']], text: 'dateTimeDemos.key.parts' },
      { keys: [['up'], ['down']], text: 'dateTimeDemos.key.change' },
      { keys: [['backspace']], text: 'dateTimeDemos.key.backspace' },
      { keys: [['alt', 'down']], text: 'dateTimeDemos.key.open' },
      { keys: [['right'], ['left'], ['up'], ['down']], text: 'dateTimeDemos.key.days' },
      { keys: [['PageUp'], ['PageDown']], text: 'dateTimeDemos.key.months' },
      { keys: [['enter'], ['space']], text: 'dateTimeDemos.key.choose' },
      { keys: [['escape']], text: 'dateTimeDemos.key.escape' },
    ]}
    advice={advice}
    related={[href('/forms/textfield'), href('/forms/range-slider'), href('/apps/calendar')]}
  />
)
