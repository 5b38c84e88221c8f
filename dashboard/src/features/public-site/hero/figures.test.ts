import { expect, test } from 'vitest'
import { revenueDays, visitSources } from './courses.ts'
import { weekFigures } from './figures.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const figure = (wanted: string) => weekFigures.find(({ id }) => id === wanted)!

test('the revenue of the week is that of the last seven days of the chart', () => {
  const ofWeek = (first: number, end?: number) => sum(revenueDays.slice(first, end).map(({ now }) => now))
  const { value, change } = figure('revenue')
  expect(value).toBe(ofWeek(-7))
  expect(change).toBeCloseTo(ofWeek(-7) / ofWeek(-14, -7) - 1, 3)
})

test('a month has more visits than its last week has visitors', () => {
  expect(sum(visitSources.map(({ visits }) => visits))).toBeGreaterThan(figure('visitors').value)
})
