import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { dollars, months } from '../kit/example.ts'
import { AreaChart, type AreaChartProps } from './AreaChart.tsx'

type Month = (typeof months)[number]

const meta = preview.meta({ title: 'Charts/AreaChart', component: AreaChart })

const Year = (props: Partial<AreaChartProps<Month>>) => (
  <AreaChart
    label="Revenue"
    data={months}
    category={({ month }) => month}
    series={[
      { id: 'earned', label: 'This year', value: ({ earned }) => earned, tone: 'primary' },
      { id: 'before', label: 'Year before', value: ({ before }) => before, tone: 'neutral' },
    ]}
    formatValue={dollars('en-US')}
    formatTick={(value) => `$${value / 1000}K`}
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Year /> })
export const Stacked = meta.story({ render: () => <Year isStacked /> })
export const Stepped = meta.story({ render: () => <Year curve="step" /> })
export const Straight = meta.story({ render: () => <Year curve="straight" /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Stack gap={16}>
        <Card>
          <Year />
        </Card>
        <Card>
          <Year isStacked height={200} />
        </Card>
      </Stack>
    </Pictures>
  ),
})
