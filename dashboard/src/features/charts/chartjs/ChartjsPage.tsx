import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { demos } from './demos.ts'

/** Eight kinds of charts, whose figures can be changed. */
export const ChartjsPage = () => (
  <Showcase
    heading="titles.classicCharts"
    descriptionId="chartjsDemos.description"
    demos={demos}
    hasTools
    keyboard={[
      { keys: [['\u2190'], ['\u2192']], text: 'chartjsDemos.key.along' },
      { keys: [['\u2191'], ['\u2193']], text: 'chartjsDemos.key.across' },
      { keys: [['Page Up'], ['Page Down']], text: 'chartjsDemos.key.pages' },
      { keys: [['Home'], ['End']], text: 'chartjsDemos.key.ends' },
      { keys: [['Esc']], text: 'chartjsDemos.key.leave' },
    ]}
    related={[href('/charts/apex-chart')]}
  />
)
