import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { dollars } from '../kit/example.ts'
import { type Customer, customerAxes, customerGroups } from '../kit/points.example.ts'
import { ScatterChart, type ScatterChartProps } from './ScatterChart.tsx'

const meta = preview.meta({ title: 'Charts/ScatterChart', component: ScatterChart })

const Customers = (props: Partial<ScatterChartProps<Customer>>) => (
  <ScatterChart
    {...customerAxes}
    label="Customers"
    series={customerGroups(24)}
    formatX={dollars('en-US')}
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Customers /> })
export const ZeroBased = meta.story({ render: () => <Customers isZeroBased /> })
export const OneSeries = meta.story({
  render: () => <Customers series={customerGroups(40).slice(0, 1)} name={({ name }) => name} />,
})
export const Loading = meta.story({ render: () => <Customers isLoading /> })
export const Empty = meta.story({ render: () => <Customers series={[]} /> })
export const Failed = meta.story({ render: () => <Customers error onRetry={() => undefined} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Card>
        <Customers />
      </Card>
    </Pictures>
  ),
})
