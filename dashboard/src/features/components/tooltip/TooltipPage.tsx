import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { advice } from './advice.tsx'
import { anatomy } from './anatomy.ts'
import { demos } from './demos.ts'
import { playground } from './playground.tsx'
import { Sample } from './Sample.tsx'

/** All that the component can do. */
export const TooltipPage = () => (
  <Showcase
    heading="titles.tooltip"
    descriptionId="tooltipDemos.description"
    playground={playground}
    anatomy={anatomy}
    Sample={Sample}
    demos={demos}
    keyboard={[
      { keys: [['tab']], text: 'tooltipDemos.key.tab' },
      { keys: [['escape']], text: 'tooltipDemos.key.escape' },
    ]}
    advice={advice}
    related={[href('/components/menu'), href('/components/dialog')]}
  />
)
