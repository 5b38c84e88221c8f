import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a list can be. */
export const ListPage = () => (
  <Showcase
    heading="titles.list"
    descriptionId="listDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'listDemos.key.tab' },
      { keys: [['up'], ['down'], ['Home'], ['End']], text: 'listDemos.key.arrows' },
      { keys: [['enter'], ['space']], text: 'listDemos.key.press' },
    ]}
    advice={advice}
    related={[href('/components/menu'), href('/components/expansion-panel'), href('/tables/simple-table')]}
  />
)
