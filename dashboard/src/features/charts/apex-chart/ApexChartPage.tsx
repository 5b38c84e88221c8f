import { href } from 'react-router-dom'
import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { demos } from './demos.ts'

/** Charts of every kind, each with its table, its files and its code. */
export const ApexChartPage = () => (
  <Showcase
    heading="titles.lineCharts"
    descriptionId="apexDemos.description"
    hasTools
    demos={demos}
    keyboard={[
      { keys: [['left'], ['right']], text: 'apexDemos.key.along' },
      { keys: [['up'], ['down']], text: 'apexDemos.key.across' },
      { keys: [['Home'], ['End']], text: 'apexDemos.key.ends' },
      { keys: [['Page Up'], ['Page Down']], text: 'apexDemos.key.far' },
      { keys: [['escape']], text: 'apexDemos.key.leave' },
    ]}
    related={[href('/charts/chartjs'), href('/dashboards/analytics')]}
  />
)
