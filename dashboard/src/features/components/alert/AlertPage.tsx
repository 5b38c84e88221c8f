import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that an alert can be. */
export const AlertPage = () => (
  <Showcase
    heading="titles.alert"
    descriptionId="alertDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'alertDemos.key.tab' },
      { keys: [['enter'], ['space']], text: 'alertDemos.key.press' },
    ]}
    advice={advice}
    related={[href('/components/snackbar'), href('/components/dialog'), href('/components/badge')]}
  />
)
