import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { LineChart } from '../LineChart/LineChart.tsx'
import { months } from '../kit/example.ts'
import { type BrushRange, TimeBrush } from './TimeBrush.tsx'

const meta = preview.meta({ title: 'Charts/TimeBrush', component: TimeBrush })

function UnderAChart({ from }: { from?: BrushRange }) {
  const [range, setRange] = useState(from)
  return (
    <Stack gap={8}>
      <LineChart
        label="Earnings"
        data={range ? months.slice(range[0], range[1] + 1) : months}
        category={({ month }) => month}
        series={[{ id: 'earned', label: 'Earned', value: ({ earned }) => earned }]}
        height={200}
      />
      <TimeBrush
        label="Months of earnings"
        data={months}
        category={({ month }) => month}
        value={({ earned }) => earned}
        range={range}
        onChange={setRange}
      />
    </Stack>
  )
}

/** What shows is drawn over the course below, or set by its two ends. */
export const Playground = meta.story({ render: () => <UnderAChart /> })
export const Narrowed = meta.story({ render: () => <UnderAChart from={[3, 9]} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <UnderAChart from={[3, 9]} />
    </Pictures>
  ),
})
