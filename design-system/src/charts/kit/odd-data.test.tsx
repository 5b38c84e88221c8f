import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { isGate } from '../../../../tests/support/scope.ts'
import { render } from '../../../../tests/support/render.tsx'
import { AreaChart } from '../AreaChart/AreaChart.tsx'
import { BarChart } from '../BarChart/BarChart.tsx'
import { BubbleChart } from '../BubbleChart/BubbleChart.tsx'
import { CandlestickChart } from '../CandlestickChart/CandlestickChart.tsx'
import { ComboChart } from '../ComboChart/ComboChart.tsx'
import { DonutChart } from '../DonutChart/DonutChart.tsx'
import { Gauge } from '../Gauge/Gauge.tsx'
import { HeatmapChart } from '../HeatmapChart/HeatmapChart.tsx'
import { LineChart } from '../LineChart/LineChart.tsx'
import { MeterRows } from '../MeterRows/MeterRows.tsx'
import { PolarAreaChart } from '../PolarAreaChart/PolarAreaChart.tsx'
import { RadarChart } from '../RadarChart/RadarChart.tsx'
import { RadialBarChart } from '../RadialBarChart/RadialBarChart.tsx'
import { ScatterChart } from '../ScatterChart/ScatterChart.tsx'
import { SegmentBar } from '../SegmentBar/SegmentBar.tsx'
import { Sparkline } from '../Sparkline/Sparkline.tsx'
import type { ChartCategory } from './types.ts'

type Figure = number | null | undefined
interface Row {
  readonly at: ChartCategory
  readonly name: string
  readonly one: Figure
  readonly other: Figure
}

const odd = fc.constantFrom(null, undefined, Number.NaN, Infinity, -Infinity, 0, -0, -1, 1e12, -1e12, 1e-12)
const broken = fc.double({ min: -1e15, max: 1e15 }).map((value) => Math.round(value * 1e6) / 1e6)
const figure: fc.Arbitrary<Figure> = fc.oneof(broken, fc.integer(), odd)
const day = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 3000 }).map((days) => new Date(2026, 0, days)) },
  { weight: 1, arbitrary: fc.constant(new Date(Number.NaN)) },
)
const name = fc.constantFrom(
  'North',
  'South',
  '',
  'North',
  'A name that is far too long for any place in a chart',
)
const rowsOf = (category: fc.Arbitrary<ChartCategory>) =>
  fc.array(fc.record({ at: category, name, one: figure, other: figure }), { maxLength: 7 })
const rows: fc.Arbitrary<Row[]> = fc.oneof(
  rowsOf(day),
  rowsOf(name),
  rowsOf(fc.oneof(fc.integer(), fc.constant(Number.NaN))),
)

const series = [
  { id: 'one', label: 'One', value: ({ one }: Row) => one },
  { id: 'other', label: 'Other', value: ({ other }: Row) => other },
]
const overCategories = { label: 'Figures', category: (row: Row) => row.at, series }
const parts = { label: 'Parts', category: (row: Row) => row.name, value: (row: Row) => row.one }
const places = {
  label: 'Places',
  series: [{ id: 'all', label: 'All', data: [] as Row[] }],
  x: ({ one }: Row) => one,
  y: ({ other }: Row) => other,
  xLabel: 'One',
  yLabel: 'Other',
}

const charts: Record<string, (data: readonly Row[]) => ReactNode> = {
  LineChart: (data) => <LineChart {...overCategories} data={data} hasDots />,
  AreaChart: (data) => <AreaChart {...overCategories} data={data} isStacked />,
  BarChart: (data) => <BarChart {...overCategories} data={data} />,
  'BarChart, stacked': (data) => <BarChart {...overCategories} data={data} isStacked />,
  ComboChart: (data) => (
    <ComboChart
      {...overCategories}
      data={data}
      series={[
        { ...series[0]!, variant: 'bar' },
        { ...series[1]!, variant: 'line' },
      ]}
    />
  ),
  HeatmapChart: (data) => <HeatmapChart {...overCategories} data={data} />,
  RadarChart: (data) => <RadarChart {...overCategories} data={data} />,
  CandlestickChart: (data) => (
    <CandlestickChart
      label="Prices"
      data={data}
      category={({ at: category }) => category}
      open={({ one }) => one}
      high={({ other }) => other}
      low={({ one }) => one}
      close={({ other }) => other}
    />
  ),
  DonutChart: (data) => <DonutChart {...parts} data={data} />,
  RadialBarChart: (data) => <RadialBarChart {...parts} data={data} />,
  PolarAreaChart: (data) => <PolarAreaChart {...parts} data={data} />,
  SegmentBar: (data) => <SegmentBar {...parts} data={data} />,
  MeterRows: (data) => <MeterRows {...parts} data={data} />,
  ScatterChart: (data) => <ScatterChart {...places} series={[{ ...places.series[0]!, data }]} />,
  BubbleChart: (data) => (
    <BubbleChart
      {...places}
      series={[{ ...places.series[0]!, data }]}
      size={({ one }) => one}
      sizeLabel="Size"
    />
  ),
  Sparkline: (data) => <Sparkline label="Course" values={data.map(({ one }) => one ?? null)} />,
  Gauge: (data) => <Gauge label="Share" value={data[0]?.one ?? null} maxValue={data[1]?.one ?? 100} />,
}

/** What of a drawing or its words no reader could make sense of. */
const nonsenseIn = (page: HTMLElement) => [
  ...[...page.querySelectorAll('*')]
    .flatMap((element) => [...element.attributes])
    .filter(({ value }) => /\bNaN\b|Infinity|undefined|null\b/.test(value))
    .map(({ name: attribute, value }) => `${attribute}="${value}"`),
  ...(/\bNaN\b|∞|Infinity|undefined|Invalid Date/.exec(page.textContent) ?? []),
]

describe.each(Object.entries(charts))('%s', (_, chart) => {
  test('draws something true of whatever it is given, or says that there is nothing', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (data) => {
        const { container } = await render(chart(data))
        expect(nonsenseIn(container)).toEqual([])
        cleanup()
      }),
      { numRuns: isGate ? 6 : 1000, seed: 1522 },
    )
  })
})
