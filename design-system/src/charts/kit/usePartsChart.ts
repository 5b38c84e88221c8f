import { useLocale } from 'react-aria-components/I18nProvider'
import type { CsvCell } from '../../files/csv.ts'
import { describeGoals, describeParts, shares } from './describe.ts'
import { createFormats } from './formats.ts'
import { hasFigures, partsModel } from './model.ts'
import type { PartsProps } from './types.ts'
import { useChartStrings } from './useChartStrings.ts'
import { useHidden } from './useHidden.ts'
import type { Active } from './useWalk.ts'
import type { ChartStrings } from './strings/en.ts'

/** A part of a whole, ready to be drawn. */
export interface Part {
  readonly id: string
  readonly index: number
  readonly label: string
  readonly color: string
  readonly value: number
  /** How much of what shows it is, from 0 to 1. */
  readonly share: number
  readonly text: string
  readonly percent: string
}

/** Where each figure has a goal of its own, what they come to and their shares of it say nothing. */
const hasWhole = (kind: keyof ChartStrings['kinds']) => kind !== 'radialBar'

/** Tells parts apart by name, so that a hidden one stays hidden while others come and go. */
function idsOf(names: readonly string[]) {
  const met = new Map<string, number>()
  return names.map((name) => {
    const before = met.get(name) ?? 0
    met.set(name, before + 1)
    return `${before} ${name}`
  })
}

/** What all charts of the parts of a whole are made of: parts, formats, what is hidden, words, table. */
export function usePartsChart<Datum>(props: PartsProps<Datum>, kind: keyof ChartStrings['kinds']) {
  'use memo'
  const { locale, direction } = useLocale()
  const strings = useChartStrings()
  const valueLabel = props.valueLabel ?? strings.value
  const header = props.categoryLabel ?? strings.category
  const model = partsModel(props, valueLabel)
  const formats = createFormats(locale, props, [])
  const { categories, colors, order } = model
  const ids = idsOf(categories.map(formats.category))
  const hidden = useHidden(ids)
  const { shown, total, share } = shares(model, (index) => hidden.ids.has(ids[index]!))
  const all = categories.map((category, index): Part => ({
    id: ids[index]!,
    index,
    label: formats.category(category),
    color: colors![index]!,
    value: shown[index]!,
    share: share(index),
    text: formats.value(model.series[0]!.values[index]!),
    percent: formats.percent(share(index)),
  }))
  const whole = shares(model)
  const isWhole = hasWhole(kind)
  const { onSelect } = props
  const choose = ({ index }: { index: number }) =>
    onSelect?.({ datum: props.data[order[index]!]!, index: order[index]!, seriesId: 'value' })
  const visible = all.filter(({ id }) => !hidden.ids.has(id))
  return {
    /** What the figures are. */
    valueLabel,
    all,
    /** The parts that show. */
    parts: visible,
    total,
    formats,
    hidden,
    isMirrored: (props.direction ?? direction) === 'rtl',
    onChoose: onSelect && choose,
    kind,
    announce: ({ index }: Active) => {
      const part = visible[index]!
      const place = strings.of(String(index + 1), String(visible.length))
      return [part.label, part.text, ...(isWhole ? [part.percent] : []), place].join(`${strings.comma} `)
    },
    frame: {
      hidden,
      isEmpty: !hasFigures(model) || (isWhole && whole.total === 0),
      isMirrored: (props.direction ?? direction) === 'rtl',
      summary: isWhole
        ? describeParts(kind, model, formats, strings)
        : describeGoals(kind, model, formats, strings),
      rows: () => ({
        headers: [header, valueLabel, ...(isWhole ? [strings.share] : [])],
        rows: all.map(({ label, text, index }) => [
          label,
          text,
          ...(isWhole ? [formats.percent(whole.share(index))] : []),
        ]),
      }),
      cells: (): CsvCell[][] => [
        [header, valueLabel],
        ...categories.map((category, index) => [category, model.series[0]!.values[index]]),
      ],
    },
  }
}
