import { expect, test } from 'vitest'
import { type Combination, combinationsOf, countOf, MOST_COMBINATIONS, totalOf } from './combinations.ts'

const sizes = { option: 'Size', values: ['S', 'M'] }
const colours = { option: 'Colour', values: ['Red', 'Blue'] }
const start = { price: 20, qty: 7 }
const names = (combinations: readonly Combination[]) => combinations.map(({ values }) => values.join(' / '))

test('every value of an option meets every value of the others, in their order', () => {
  expect(names(combinationsOf([sizes, colours], [], start))).toEqual([
    'S / Red',
    'S / Blue',
    'M / Red',
    'M / Blue',
  ])
})

test('the first ones share what there is, to the last piece', () => {
  const combinations = combinationsOf([sizes, colours], [], start)
  expect(combinations.map(({ qty }) => qty)).toEqual([2, 2, 2, 1])
  expect(totalOf(combinations)).toBe(7)
  expect(combinations.every(({ price }) => price === 20)).toBe(true)
})

test('what was said of a variant stays when a value comes, and the new one has nothing', () => {
  const before = combinationsOf([sizes], [], start).map((one) => ({
    ...one,
    sku: `T-${one.values[0]}`,
    price: 33,
  }))
  const after = combinationsOf([{ ...sizes, values: ['XS', 'S', 'M'] }], before, start)
  expect(after.map(({ sku, price, qty }) => [sku, price, qty])).toEqual([
    ['', 20, 0],
    ['T-S', 33, 4],
    ['T-M', 33, 3],
  ])
})

test('nothing gets lost when an option comes or goes', () => {
  const one = combinationsOf([sizes], [], start)
  const two = combinationsOf([sizes, colours], one, start)
  expect(totalOf(two)).toBe(7)
  const back = combinationsOf([sizes], two, start)
  expect(back.map(({ qty }) => qty)).toEqual([4, 3])
})

test('an option that says nothing yet does not count', () => {
  expect(countOf([sizes, { option: 'Colour', values: [] }, { option: ' ', values: ['Red'] }])).toBe(2)
  expect(combinationsOf([{ option: '', values: [] }], [], start)).toEqual([])
})

test('more than can be told apart are none', () => {
  const many = (option: string) => ({
    option,
    values: Array.from({ length: 11 }, (_, at) => `${option}${at}`),
  })
  expect(countOf([many('a'), many('b')])).toBeGreaterThan(MOST_COMBINATIONS)
  expect(combinationsOf([many('a'), many('b')], [], start)).toEqual([])
})

test('a name that is being typed changes nothing of the variants', () => {
  const before = combinationsOf([sizes, colours], [], start)
  expect(combinationsOf([{ ...sizes, option: '' }, colours], before, start)).toEqual(before)
})

test('what was said of variants waits while an option has no value, or there are too many', () => {
  const before = combinationsOf([sizes], [], start).map((one) => ({ ...one, sku: `T-${one.values[0]}` }))
  const without = combinationsOf([{ ...sizes, values: [] }], before, start)
  expect(combinationsOf([sizes], without, start)).toEqual(before)
  const many = Array.from({ length: MOST_COMBINATIONS + 1 }, (_, at) => `${at}`)
  expect(combinationsOf([{ ...sizes, values: many }], before, start)).toEqual(before)
  expect(combinationsOf([], before, start)).toEqual([])
})
