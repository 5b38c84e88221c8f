import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'

/** All that a chip can be. */
export const ChipPage = () => (
  <Showcase
    heading="titles.chip"
    descriptionId="chipDemos.description"
    playground={playground}
    demos={demos}
    keyboard={[
      { keys: [['Tab'], ['Shift', 'Tab']], text: 'chipDemos.key.tab' },
      { keys: [['\u2190'], ['\u2192'], ['Home'], ['End']], text: 'chipDemos.key.arrows' },
      { keys: [['Enter'], ['Space']], text: 'chipDemos.key.press' },
      { keys: [['Delete'], ['Backspace']], text: 'chipDemos.key.remove' },
    ]}
    advice={advice}
    related={[href('/components/badge'), href('/components/button'), href('/components/avatar')]}
  />
)
