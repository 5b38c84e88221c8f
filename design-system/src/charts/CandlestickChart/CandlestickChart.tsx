import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useLocale } from 'react-aria-components/I18nProvider'
import { rem } from '../../css/rem.ts'
import { Cartesian } from '../kit/Cartesian.tsx'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import { height as heightVar } from '../kit/ChartFrame.css.ts'
import { describeSeries } from '../kit/describe.ts'
import { domainOf } from '../kit/geometry.ts'
import { figuresOf } from '../kit/stacked.ts'
import type { ChartProps, ChartSeries } from '../kit/types.ts'
import { useChartStrings } from '../kit/useChartStrings.ts'
import { frameProps, useSeriesChart } from '../kit/useSeriesChart.ts'
import type { Active } from '../kit/useWalk.ts'
import { CandleKey } from './CandleKey.tsx'
import { CandleMarks } from './CandleMarks.tsx'
import * as styles from './CandlestickChart.css.ts'

type Figure<Datum> = ChartSeries<Datum>['value']

export interface CandlestickChartProps<Datum> extends Omit<ChartProps<Datum>, 'series' | 'legend'> {
  /** At what it began. */
  open: Figure<Datum>
  /** The highest it was. */
  high: Figure<Datum>
  /** The lowest it was. */
  low: Figure<Datum>
  /** At what it ended. */
  close: Figure<Datum>
  /** How much changed hands, as bars at the foot. @default none are drawn */
  volume?: Figure<Datum>
  /** A volume in words. @default a number of the page's language */
  formatVolume?: (value: number) => string
  /** Says over the plot what hollow and full candles stand for. @default true */
  hasKey?: boolean
}

/** Room of the key over the plot, in px. */
const KEY = 30
/** How much lower the axis of figures begins than the lowest figure, as a share of their span, where bars stand below. */
const VOLUME_ROOM = 0.3

/**
 * How prices moved: for each day from what to what, and between which.
 *
 * Use when the way within each day matters as much as the course, as with prices of shares. A candle that rose is
 * hollow, one that fell is full. Not for one figure a day: use `LineChart`.
 */
export function CandlestickChart<Datum>(props: CandlestickChartProps<Datum>) {
  'use memo'
  const { label, open, high, low, close, volume, formatVolume, hasKey = true, height = 320 } = props
  const strings = useChartStrings()
  const { candle } = strings
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const volumeFormat = formatVolume ?? ((value: number) => number.format(value))
  const volumeText = (value: number | null | undefined) =>
    typeof value === 'number' ? volumeFormat(value) : '–'
  const series: ChartSeries<Datum>[] = [
    { id: 'open', label: candle.open, value: open },
    { id: 'high', label: candle.high, value: high },
    { id: 'low', label: candle.low, value: low },
    { id: 'close', label: candle.close, value: close },
    ...(volume ? [{ id: 'volume', label: candle.volume, value: volume }] : []),
  ]
  const { model, frame, plot, formats, isMirrored } = useSeriesChart(
    { ...props, series },
    'candlestick',
    'bar',
  )
  const figures = model.series.slice(0, 4)
  const [opens, , , closes] = figures
  const volumes = model.series[4]
  const walked = volumes ? [...figures, { ...volumes, format: volumeFormat }] : figures
  const [least, most] = domainOf(figuresOf({ series: figures }), { isZeroBased: false })
  const foot = least - (volume ? (most - least) * VOLUME_ROOM : 0)
  const domain = [least < 0 ? foot : Math.max(0, foot), most] as const

  function tooltip(active: Active) {
    const { index, series: current } = active
    const [from, to] = [opens!.values[index], closes!.values[index]]
    const moved = from && typeof to === 'number' ? to / from - 1 : undefined
    return {
      ...plot.tooltip(active),
      note:
        moved === undefined
          ? undefined
          : { text: change.format(moved), tone: moved < 0 ? ('danger' as const) : ('success' as const) },
      rows: model.series.map(({ id, label: name, values }, at) => {
        const value = values[index] ?? null
        return {
          id,
          label: name,
          value: id === 'volume' ? volumeText(value) : value === null ? '–' : formats.value(value),
          isCurrent: at === current,
        }
      }),
    }
  }
  function rows() {
    const table = frame.rows()
    if (!volumes) return table
    return {
      ...table,
      rows: table.rows.map((cells, index) => [...cells.slice(0, 5), volumeText(volumes.values[index])]),
    }
  }
  const plotHeight = hasKey ? height - KEY : height
  return (
    <ChartFrame
      {...frameProps({ ...props, height, legend: 'none' })}
      {...frame}
      entries={[]}
      rows={rows}
      summary={describeSeries('candlestick', { ...model, series: [closes!] }, formats, strings)}
    >
      {(summaryId) => (
        <div className={styles.room} style={assignInlineVars({ [heightVar]: rem(plotHeight) })}>
          {hasKey && <CandleKey hasVolume={volume !== undefined} />}
          <Cartesian
            {...plot}
            {...{ label, summaryId, tooltip }}
            model={{ ...model, series: walked }}
            layout={{ spacing: 'band', isMirrored, domain }}
            height={plotHeight}
            pointer="band"
            valueAt={(_, index) => closes!.values[index] ?? null}
          >
            {(geometry) => <CandleMarks {...{ geometry, figures }} volume={volumes} />}
          </Cartesian>
        </div>
      )}
    </ChartFrame>
  )
}
