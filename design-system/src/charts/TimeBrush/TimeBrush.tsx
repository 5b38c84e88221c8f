import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '../../components/Button/Button.tsx'
import { RangeSlider } from '../../components/Slider/RangeSlider.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { Sparkline } from '../Sparkline/Sparkline.tsx'
import { useDrawnRange } from './useDrawnRange.ts'
import { strings as roomStrings } from './strings.ts'
import * as styles from './TimeBrush.css.ts'

/** The places in the data of the first and the last that show. */
export type BrushRange = readonly [first: number, last: number]

export interface TimeBrushProps<Datum> {
  /** What it narrows, in a few words: 'Days of the share price'. */
  label: string
  /** The data of the chart above, all of them, in order. */
  data: readonly Datum[]
  /** The instant of a datum. */
  category: (datum: Datum) => Date
  /** Its figure, for the small course. */
  value: (datum: Datum) => number | null | undefined
  /** What shows in the chart, by places in `data`. @default all */
  range?: BrushRange
  /** Called with what is to show; with undefined when it is all again. */
  onChange: (range: BrushRange | undefined) => void
  /** An instant in words. @default a date of the page's language */
  formatCategory?: (at: Date) => string
  ref?: Ref<HTMLDivElement>
}

/**
 * Narrows what a chart above shows to a part of its time: one draws over the small course of all of it, or moves its two
 * ends by pointer or keys; a button shows all again.
 *
 * Use when there are more days than can be told apart. Not for a choice of days that are fetched: use `DateRangePicker`.
 * Shows nothing where there are fewer than three data.
 */
export function TimeBrush<Datum>({
  label,
  data,
  category,
  value,
  range,
  onChange,
  formatCategory,
  ref,
  ...rest
}: TimeBrushProps<Datum>) {
  const strings = useStrings(roomStrings)
  const { locale } = useLocale()
  const end = data.length - 1
  const within = (place: number) => Math.min(end, Math.max(0, Math.round(place)))
  const change = (first: number, last: number) =>
    onChange(first <= 0 && last >= end ? undefined : [within(first), within(last)])
  const drawn = useDrawnRange(end, change)
  if (end < 2) return null

  const [first, last] = range ? [within(range[0]), within(range[1])] : [0, end]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const write = (place: number) => {
    const at = category(data[within(place)]!)
    if (formatCategory) return formatCategory(at)
    return Number.isNaN(at.getTime()) ? '–' : date.format(at)
  }
  return (
    <div {...dataAttributes(rest)} ref={ref} className={styles.brush}>
      <div
        aria-hidden
        className={styles.course}
        style={assignInlineVars({
          [styles.before]: String(first / end),
          [styles.after]: String(1 - last / end),
        })}
        {...drawn}
      >
        <Sparkline label={label} values={data.map((datum) => value(datum) ?? null)} variant="area" />
        <span className={styles.past} />
        <span className={styles.future} />
      </div>
      <RangeSlider
        label={label}
        isLabelHidden
        isValueShown={false}
        size="small"
        fromLabel={strings.from}
        toLabel={strings.to}
        minValue={0}
        maxValue={end}
        minDistance={1}
        formatValue={write}
        value={[first, last]}
        onChange={([from, to]) => change(from, to)}
      />
      <div className={styles.foot}>
        <span>
          {write(first)} – {write(last)}
        </span>
        {range && (
          <Button size="small" variant="plain" onPress={() => onChange(undefined)}>
            {strings.reset}
          </Button>
        )}
      </div>
    </div>
  )
}
