import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a menu can be. */
export const MenuPage = () => (
  <Showcase
    heading="titles.menu"
    descriptionId="menuDemos.description"
    playground={playground}
    demos={demos}
    keyboard={[
      { keys: [['Enter'], ['Space'], ['\u2193']], text: 'menuDemos.key.open' },
      { keys: [['\u2191']], text: 'menuDemos.key.up' },
      { keys: [['\u2192'], ['\u2190']], text: 'menuDemos.key.side' },
      { keys: [['A\u2013Z']], text: 'menuDemos.key.type' },
      { keys: [['Esc']], text: 'menuDemos.key.escape' },
    ]}
    advice={advice}
    related={[href('/components/button'), href('/components/dialog'), href('/components/tooltip')]}
  />
)
