import type { Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Meter } from '../../components/Meter/Meter.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { extent, figure } from '../kit/model.ts'
import * as styles from './MeterRows.css.ts'

export interface MeterRowsProps<Datum> {
  /** What the rows show, in a few words: their name. */
  label: string
  /** The data, a row for each. */
  data: readonly Datum[]
  /** What a row is called. */
  category: (datum: Datum) => string
  /** How much there is of it. */
  value: (datum: Datum) => number | null | undefined
  /** The most there can be, in the unit of the figures. @default the most of the figures */
  maxValue?: number
  /** The colour of a row. @default 'primary' for all */
  tone?: (datum: Datum, index: number) => Tone
  /** A figure in words. @default a number of the page's language */
  formatValue?: (value: number) => string
  ref?: Ref<HTMLUListElement>
}

/**
 * A bar and a figure for each of a few things, one below the other.
 *
 * Use when a few amounts are compared in a card and their names matter. Not for many, nor for an axis: use a
 * horizontal `BarChart`.
 */
export function MeterRows<Datum>({
  label,
  data,
  category,
  value,
  maxValue,
  tone,
  formatValue,
  ref,
  ...rest
}: MeterRowsProps<Datum>) {
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const figures = data.map((datum) => figure(value(datum)))
  const most = maxValue ?? Math.max(0, extent(figures)?.[1] ?? 0)
  return (
    <ul {...dataAttributes(rest)} ref={ref} aria-label={label} className={styles.rows}>
      {data.map((datum, index) => {
        const own = figures[index] ?? null
        const inWords = own === null ? '–' : (formatValue?.(own) ?? number.format(own))
        return (
          <li key={index}>
            <Meter
              label={category(datum)}
              value={Math.max(0, own ?? 0)}
              max={most > 0 ? most : 1}
              valueText={inWords}
              tone={tone?.(datum, index) ?? 'primary'}
            />
          </li>
        )
      })}
    </ul>
  )
}
