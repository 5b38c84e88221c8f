import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that an expansion panel can be. */
export const ExpansionPanelPage = () => (
  <Showcase
    heading="titles.expansionPanel"
    descriptionId="expansionDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'expansionDemos.key.tab' },
      { keys: [['enter'], ['space']], text: 'expansionDemos.key.press' },
    ]}
    advice={advice}
    related={[href('/components/list'), href('/components/tabs'), href('/components/dialog')]}
  />
)
