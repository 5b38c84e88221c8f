import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { dollars } from '../kit/example.ts'
import { type Customer, customerAxes, customerGroups } from '../kit/points.example.ts'
import { BubbleChart, type BubbleChartProps } from './BubbleChart.tsx'

const meta = preview.meta({ title: 'Charts/BubbleChart', component: BubbleChart })

const Customers = (props: Partial<BubbleChartProps<Customer>>) => (
  <BubbleChart
    {...customerAxes}
    label="Customers"
    series={customerGroups(9)}
    name={({ name }) => name}
    size={({ revenue }) => revenue}
    sizeLabel="Revenue"
    formatX={dollars('en-US')}
    formatSize={dollars('en-US')}
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Customers /> })
export const ZeroBased = meta.story({ render: () => <Customers isZeroBased /> })
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
