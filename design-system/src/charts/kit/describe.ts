import type { Formats } from './formats.ts'
import type { Model, ModelSeries } from './model.ts'
import type { ChartStrings } from './strings/en.ts'

/** How many series or parts a sentence names before it says how many more there are. */
const NAMED = 4

type Kind = keyof ChartStrings['kinds']
const sentence = ({ comma }: ChartStrings, ...parts: (string | false)[]) =>
  `${parts.filter(Boolean).join(`${comma} `)}.`

function courseOf(series: ModelSeries, { categories }: Model, formats: Formats, strings: ChartStrings) {
  const values = series.values
  const isKnown = (value: number | null) => value !== null
  const first = values.findIndex(isKnown)
  const last = values.findLastIndex(isKnown)
  if (first < 0) return sentence(strings, strings.named(series.label, strings.noFigure))
  let [most, least] = [first, first]
  values.forEach((value, index) => {
    if (value === null) return
    if (value > values[most]!) most = index
    if (value < values[least]!) least = index
  })
  const figureAt = (index: number) => formats.value(values[index]!)
  const where = (index: number) => formats.longCategory(categories[index]!)
  if (first === last) return sentence(strings, strings.named(series.label, figureAt(first)))
  return sentence(
    strings,
    strings.course(series.label, figureAt(first), figureAt(last)),
    strings.most(figureAt(most), where(most)),
    strings.least(figureAt(least), where(least)),
  )
}

/** A chart of series over categories, summed up in words. */
export function describeSeries(kind: Kind, model: Model, formats: Formats, strings: ChartStrings): string {
  const { categories, series, leftOut } = model
  const [first, last] = [categories[0], categories.at(-1)]
  const named = series.slice(0, NAMED).map((one) => courseOf(one, model, formats, strings))
  return [
    sentence(
      strings,
      strings.kinds[kind],
      series.length > 1 && strings.series(series.length),
      first !== undefined &&
        last !== undefined &&
        strings.range(categories.length, formats.longCategory(first), formats.longCategory(last)),
    ),
    ...named,
    series.length > NAMED && sentence(strings, strings.others(series.length - NAMED)),
    leftOut > 0 && sentence(strings, strings.leftOut(leftOut)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A chart of cells, summed up in words: its highest and its lowest. */
export function describeCells(model: Model, formats: Formats, strings: ChartStrings): string {
  const { categories, series } = model
  const [first, last] = [categories[0], categories.at(-1)]
  const cells = series.flatMap(({ label, values }) =>
    values.flatMap((value, index) =>
      value === null ? [] : [{ value, where: `${label} ${formats.longCategory(categories[index]!)}` }],
    ),
  )
  const least = cells.reduce((best, one) => (one.value < best.value ? one : best), cells[0]!)
  const most = cells.reduce((best, one) => (one.value > best.value ? one : best), cells[0]!)
  return [
    sentence(
      strings,
      strings.kinds.heatmap,
      strings.series(series.length),
      first !== undefined &&
        last !== undefined &&
        strings.range(categories.length, formats.longCategory(first), formats.longCategory(last)),
    ),
    cells.length > 0 &&
      sentence(
        strings,
        strings.most(formats.value(most.value), most.where),
        strings.least(formats.value(least.value), least.where),
      ),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The figures of a whole's parts, and what they come to. */
export function shares({ series }: Model, isHidden: (index: number) => boolean = () => false) {
  const values = series[0]?.values ?? []
  const shown = values.map((value, index) => (isHidden(index) ? 0 : (value ?? 0)))
  const total = shown.reduce((sum, value) => sum + value, 0)
  return { shown, total, share: (index: number) => (total > 0 ? shown[index]! / total : 0) }
}

/** A chart of the parts of a whole, summed up in words. */
export function describeParts(kind: Kind, model: Model, formats: Formats, strings: ChartStrings): string {
  const { total, share } = shares(model)
  const { categories, leftOut } = model
  const order = categories.map((_, index) => index).toSorted((a, b) => share(b) - share(a))
  const named = order
    .slice(0, NAMED + 2)
    .map((index) => `${formats.category(categories[index]!)} ${formats.percent(share(index))}`)
  const rest = order.length - named.length
  return [
    sentence(strings, strings.kinds[kind], strings.whole(categories.length, formats.value(total))),
    named.length > 0 && sentence(strings, ...named, rest > 0 && strings.others(rest)),
    leftOut > 0 && sentence(strings, strings.leftOut(leftOut)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Figures that have each a goal of its own, summed up in words, the furthest first. */
export function describeGoals(kind: Kind, model: Model, formats: Formats, strings: ChartStrings): string {
  const { categories, leftOut, series } = model
  const values = series[0]?.values ?? []
  const order = categories.map((_, index) => index).toSorted((a, b) => values[b]! - values[a]!)
  const named = order
    .slice(0, NAMED + 2)
    .map((index) => `${formats.category(categories[index]!)} ${formats.value(values[index]!)}`)
  const rest = order.length - named.length
  return [
    sentence(strings, strings.kinds[kind]),
    named.length > 0 && sentence(strings, ...named, rest > 0 && strings.others(rest)),
    leftOut > 0 && sentence(strings, strings.leftOut(leftOut)),
  ]
    .filter(Boolean)
    .join(' ')
}
