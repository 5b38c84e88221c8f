import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'
import { Sample } from './Sample.tsx'

/** All that a dialog can be. */
export const DialogPage = () => (
  <Showcase
    heading="titles.dialog"
    descriptionId="dialogDemos.description"
    playground={playground}
    anatomy={anatomy}
    Sample={Sample}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'dialogDemos.key.tab' },
      { keys: [['escape']], text: 'dialogDemos.key.escape' },
      { keys: [['enter']], text: 'dialogDemos.key.enter' },
    ]}
    advice={advice}
    related={[href('/components/menu'), href('/components/snackbar'), href('/components/button')]}
  />
)
