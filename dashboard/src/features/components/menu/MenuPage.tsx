import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'
import { Sample } from './Sample.tsx'

/** All that a menu can be. */
export const MenuPage = () => (
  <Showcase
    heading="titles.menu"
    descriptionId="menuDemos.description"
    playground={playground}
    anatomy={anatomy}
    Sample={Sample}
    demos={demos}
    keyboard={[
      { keys: [['enter'], ['space'], ['down']], text: 'menuDemos.key.open' },
      { keys: [['up']], text: 'menuDemos.key.up' },
      { keys: [['right'], ['left']], text: 'menuDemos.key.side' },
      { keys: [['A\u2013Z']], text: 'menuDemos.key.type' },
      { keys: [['escape']], text: 'menuDemos.key.escape' },
    ]}
    advice={advice}
    related={[href('/components/button'), href('/components/dialog'), href('/components/tooltip')]}
  />
)
