import type { Model } from './model.ts'

/** From where to where a figure reaches when it stands on those before it. */
export type Span = readonly [from: number, to: number]

/** Each series' figures on top of those before it; what is less than zero hangs below it. */
export function stacked({ categories, series }: Pick<Model, 'categories' | 'series'>): Span[][] {
  const above = categories.map(() => 0)
  const below = categories.map(() => 0)
  return series.map(({ values }) =>
    values.map((value, index): Span => {
      const pile = (value ?? 0) < 0 ? below : above
      const from = pile[index]!
      pile[index] = from + (value ?? 0)
      return [from, pile[index]!]
    }),
  )
}

/** The ends of all spans, for the axis. */
export function* endsOf(spans: readonly (readonly Span[])[]) {
  for (const row of spans) for (const span of row) yield* span
}

/** All figures of a model. */
export function* figuresOf({ series }: Pick<Model, 'series'>) {
  for (const { values } of series) yield* values
}
