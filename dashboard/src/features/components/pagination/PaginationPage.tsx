import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that the component can do. */
export const PaginationPage = () => (
  <Showcase
    heading="titles.pagination"
    descriptionId="paginationDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'paginationDemos.key.tab' },
      { keys: [['enter'], ['space']], text: 'paginationDemos.key.press' },
    ]}
    advice={advice}
    related={[href('/tables/data-table'), href('/components/list')]}
  />
)
