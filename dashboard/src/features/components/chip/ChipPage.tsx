import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a chip can be. */
export const ChipPage = () => (
  <Showcase
    heading="titles.chip"
    descriptionId="chipDemos.description"
    playground={playground}
    anatomy={anatomy}
    demos={demos}
    keyboard={[
      { keys: [['tab'], ['shift', 'tab']], text: 'chipDemos.key.tab' },
      { keys: [['left'], ['right'], ['Home'], ['End']], text: 'chipDemos.key.arrows' },
      { keys: [['enter'], ['space']], text: 'chipDemos.key.press' },
      { keys: [['delete'], ['backspace']], text: 'chipDemos.key.remove' },
    ]}
    advice={advice}
    related={[href('/components/badge'), href('/components/button'), href('/components/avatar')]}
  />
)
