import { expect, test } from 'vitest'
import { createFormats } from './formats.ts'

const days = (count: number) => Array.from({ length: count }, (_, index) => new Date(2026, 9, index + 5))

test.each([2, 3, 7])('%i whole days are called by their days', (count) => {
  const { category } = createFormats('en-US', {}, days(count))
  expect(category(days(count)[1]!)).toBe('Oct 6')
})

test('what is hours apart is called by its hours', () => {
  const hours = [8, 14].map((hour) => new Date(2026, 9, 5, hour))
  expect(createFormats('en-US', {}, hours).category(hours[1]!)).toMatch(/^2:00\sPM$/)
})
