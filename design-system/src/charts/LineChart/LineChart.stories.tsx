import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { dollars, months } from '../kit/example.ts'
import { LineChart, type LineChartProps } from './LineChart.tsx'

type Month = (typeof months)[number]

const meta = preview.meta({ title: 'Charts/LineChart', component: LineChart })

const Year = (props: Partial<LineChartProps<Month>>) => (
  <LineChart
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
export const Smooth = meta.story({ render: () => <Year curve="smooth" /> })
export const Dots = meta.story({ render: () => <Year hasDots /> })
export const SpanOfTheFigures = meta.story({ render: () => <Year isZeroBased={false} /> })

/** A gap where there is no figure, and a plan drawn with dashes. */
export const GapsAndPlans = meta.story({
  render: () => (
    <Year
      series={[
        { id: 'earned', label: 'Earned', value: ({ earned }) => (earned === 66_000 ? null : earned) },
        { id: 'plan', label: 'Planned', value: ({ before }) => before, tone: 'neutral', isDashed: true },
      ]}
    />
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Stack gap={16}>
        <Card>
          <Year />
        </Card>
        <Card>
          <Year hasDots curve="smooth" isZeroBased={false} height={200} />
        </Card>
      </Stack>
    </Pictures>
  ),
})
