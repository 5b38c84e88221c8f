import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { RadialBarChart, type RadialBarChartProps } from './RadialBarChart.tsx'

const answers = [
  { kind: 'Comments', share: 80 },
  { kind: 'Replies', share: 50 },
  { kind: 'Shares', share: 35 },
] as const

const meta = preview.meta({ title: 'Charts/RadialBarChart', component: RadialBarChart })

const Statistics = (props: Partial<RadialBarChartProps<(typeof answers)[number]>>) => (
  <RadialBarChart
    label="Statistics"
    data={answers}
    category={({ kind }) => kind}
    value={({ share }) => share}
    formatValue={(value) => `${value}%`}
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Statistics /> })
export const LegendBeside = meta.story({ render: () => <Statistics legend="side" /> })
export const CenterLabel = meta.story({
  render: () => <Statistics center={{ value: '165', label: 'answers' }} />,
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={420}>
      <Card>
        <Statistics />
      </Card>
    </Pictures>
  ),
})
