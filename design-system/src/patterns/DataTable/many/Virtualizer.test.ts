import { expect, test } from 'vitest'
import { Virtualizer } from './Virtualizer.ts'

const opened = () => {
  const many = new Virtualizer()
  many.setCount(100, () => false)
  const { heights } = many.get()
  heights.set(3, heights.usual + 200)
  return { many, usual: heights.usual }
}

test('rows that come at the end, or open below, move none of those above', () => {
  const { many, usual } = opened()
  many.setCount(140, () => true)
  expect(many.get().heights.startOf(10)).toBe(10 * usual + 200)
  expect(many.get().heights.count).toBe(140)
})

test('a place with another row has no height of the one before', () => {
  const { many, usual } = opened()
  many.setCount(100, (place) => place !== 3)
  expect(many.get().heights.startOf(10)).toBe(10 * usual)
})
