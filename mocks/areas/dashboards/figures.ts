import { scenario } from '../../scenarios.ts'
import { type Comparison, datesOf, type Span } from './time.ts'

/** A figure and its ratio against what it was. */
export const toFigure = (value: number, before: number) => ({
  value,
  change: before === 0 ? null : (value - before) / before,
})

/** What was measured in the first of two spans, against the second. */
export const figureOf = ({ span, before }: Comparison, measure: (span: Span) => number) =>
  toFigure(measure(span), measure(before))

/** Like `figureOf`, for an average that there is not always. */
export const averageOf = ({ span, before }: Comparison, measure: (span: Span) => number | null) => {
  const value = measure(span)
  return { value, change: value === null ? null : toFigure(value, measure(before) ?? 0).change }
}

/** A part of a whole, if there is any of it. */
export const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** Numbers added up. */
export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** What the sample data tells of each day of a span; nothing where lists have no rows. */
export const sampleDays = <Day>(span: Span, dayOf: (date: string) => Day): Day[] =>
  scenario().empty ? [] : datesOf(span).map(dayOf)
