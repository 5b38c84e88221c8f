import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a badge can be. */
export const BadgePage = () => (
  <Showcase
    heading="titles.badge"
    descriptionId="badgeDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[{ keys: [['tab'], ['shift', 'tab']], text: 'badgeDemos.key.tab' }]}
    advice={advice}
    related={[href('/components/avatar'), href('/components/chip'), href('/components/tabs')]}
  />
)
