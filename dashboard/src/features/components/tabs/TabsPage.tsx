import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that the component can do. */
export const TabsPage = () => (
  <Showcase
    heading="titles.tabs"
    descriptionId="tabsDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab']], text: 'tabsDemos.key.tab' },
      { keys: [['left'], ['right']], text: 'tabsDemos.key.arrows' },
      { keys: [['Home'], ['End']], text: 'tabsDemos.key.ends' },
    ]}
    advice={advice}
    related={[href('/components/expansion-panel'), href('/forms/form-wizard-numbered')]}
  />
)
