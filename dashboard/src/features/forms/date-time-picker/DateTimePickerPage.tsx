import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a date or a time can be. */
export const DateTimePickerPage = () => (
  <Showcase
    heading="titles.dateTimePicker"
    descriptionId="dateTimeDemos.description"
    playground={playground}
    demos={demos}
    keyboard={[
      { keys: [['→'], ['←']], text: 'dateTimeDemos.key.parts' },
      { keys: [['↑'], ['↓']], text: 'dateTimeDemos.key.change' },
      { keys: [['Backspace']], text: 'dateTimeDemos.key.backspace' },
      { keys: [['Alt', '↓']], text: 'dateTimeDemos.key.open' },
      { keys: [['→'], ['←'], ['↑'], ['↓']], text: 'dateTimeDemos.key.days' },
      { keys: [['PageUp'], ['PageDown']], text: 'dateTimeDemos.key.months' },
      { keys: [['Enter'], ['Space']], text: 'dateTimeDemos.key.choose' },
      { keys: [['Escape']], text: 'dateTimeDemos.key.escape' },
    ]}
    advice={advice}
    related={[href('/forms/textfield'), href('/forms/range-slider'), href('/apps/calendar')]}
  />
)
