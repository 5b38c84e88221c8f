import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'
import { Sample } from './Sample.tsx'

/** All that the component can do. */
export const SnackbarPage = () => (
  <Showcase
    heading="titles.snackbar"
    descriptionId="snackbarDemos.description"
    playground={playground}
    anatomy={anatomy}
    Sample={Sample}
    demos={demos}
    keyboard={[
      { keys: [['F6']], text: 'snackbarDemos.key.f6' },
      { keys: [['tab']], text: 'snackbarDemos.key.tab' },
    ]}
    advice={advice}
    related={[href('/components/alert'), href('/components/dialog')]}
  />
)
