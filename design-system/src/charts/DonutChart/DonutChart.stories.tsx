import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { sources } from '../kit/example.ts'
import { DonutChart, type DonutChartProps } from './DonutChart.tsx'

type Source = (typeof sources)[number]

const meta = preview.meta({ title: 'Charts/DonutChart', component: DonutChart })

const Sources = (props: Partial<DonutChartProps<Source>>) => (
  <DonutChart
    label="Traffic sources"
    data={sources}
    category={({ source }) => source}
    value={({ visits }) => visits}
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Sources /> })
export const Pie = meta.story({ render: () => <Sources variant="pie" /> })
export const LegendBelow = meta.story({ render: () => <Sources legend="bottom" /> })
export const CenterLabel = meta.story({
  render: () => <Sources center={{ value: '9,184', label: 'visits' }} />,
})
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={900}>
      <Grid columns={{ base: 1, sm: 2 }}>
        <Card>
          <Sources />
        </Card>
        <Card>
          <Sources variant="pie" legend="bottom" />
        </Card>
      </Grid>
    </Pictures>
  ),
})
