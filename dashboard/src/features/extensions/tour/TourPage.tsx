import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { demos } from './demos.ts'

/** Tours to start: of the product, and of a part of the page. */
export const TourPage = () => (
  <Showcase
    heading="titles.tour"
    descriptionId="tourDemos.description"
    demos={demos}
    keyboard={[
      { keys: [['right'], ['left']], text: 'tourDemos.key.move' },
      { keys: [['tab'], ['shift', 'tab']], text: 'tourDemos.key.tab' },
      { keys: [['escape']], text: 'tourDemos.key.escape' },
    ]}
    related={[href('/components/tooltip'), href('/components/dialog'), href('/components/menu')]}
  />
)
